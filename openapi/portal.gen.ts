// Generated from openapi/portal.yaml by openapi/generate.mjs. Do not edit.
export interface paths {
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Answers the same for a wrong password and an unknown address. After five wrong tries in five minutes the account rests for a while, and so does a network after many at all accounts together. Past a short queue it is answered 503.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends this session; its token is refused at once everywhere.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["getMe"];
        /**
         * Change my details and settings
         * @description Only what is sent changes. A new e-mail address needs the password, and counts once its code came back to `confirmEmail`.
         */
        put: operations["updateMe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that the person told about themselves */
        get: operations["getAccountDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove a new e-mail address with the mailed code
         * @description Five tries a code, ten minutes long.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a changed e-mail address back
         * @description With the token of the link that was mailed to the former address. It works once and expires in seven days. All sessions end, and the password no longer counts.
         */
        post: operations["undoEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description All other sessions end.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/profile-picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My profile picture */
        get: operations["getProfilePicture"];
        put?: never;
        /**
         * Set the profile picture
         * @description A JPG or PNG of at most 10 MB; a square is cut out and written anew, without what cameras add.
         */
        post: operations["uploadProfilePicture"];
        /** Remove the profile picture */
        delete: operations["removeProfilePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link to make a new password
         * @description Answers the same whether or not there is such an account. A link is good once and for an hour.
         */
        post: operations["recoverPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new password
         * @description With the token of a mailed link. All sessions end; this answer opens a new one.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the account
         * @description All sessions end at once. Within the days of grace the person can log in and keep the account; then everything is deleted but what the law demands to be kept.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep an account that was to be deleted */
        post: operations["keepAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the person is signed in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out another device */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All data of the account
         * @description A JSON document with everything that the portal keeps about the person.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/career/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My career documents */
        get: operations["listCareerFiles"];
        put?: never;
        /**
         * Add a career document
         * @description A PDF, JPG or PNG of at most 10 MB; at most 20 documents.
         */
        post: operations["uploadCareerFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/career/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One career document */
        get: operations["downloadCareerFile"];
        /**
         * Replace a career document
         * @description The new one takes its place wherever it is attached, and has an id of its own.
         */
        put: operations["replaceCareerFile"];
        post?: never;
        /** Remove a career document */
        delete: operations["deleteCareerFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/volunteer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Volunteer, or not
         * @description During registration, this is the last step: it makes the account registered.
         */
        put: operations["volunteer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account
         * @description Answers the same whether or not there is an account with this address already: that is told, with the way to log in, only once the code proves the mailbox. A code of four digits is mailed. The token is good for the rest of the registration.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code again, or to another address
         * @description At most one code a minute and five a day for a mailbox. Another address is taken only while none is proved.
         */
        post: operations["sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove the mailbox with the code
         * @description Five tries a code, ten minutes long. 409 with `account_exists` when another account has proved this mailbox before.
         */
        post: operations["verifyMailbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register/nationality": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who the person is */
        post: operations["savePersonalDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register/contact-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the person can be reached */
        post: operations["saveContactDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register/academic-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the person studies */
        post: operations["saveAcademicDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register/vehicle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a parking permit
         * @description Keeps the number plate and both sides of the driving licence, and opens the payment of the green contribution. Asked again before it is paid, it replaces them and returns the same payment.
         */
        post: operations["applyForPermit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order the student card
         * @description Only while cards can be ordered. Asked again before it is paid, it returns the same payment.
         */
        post: operations["buyStudentCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register/solidarity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give to the research fund
         * @description Once. Asked again before it is paid, it returns the same payment.
         */
        post: operations["donateToResearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the registration is */
        get: operations["getRegistration"];
        /**
         * Go on without an optional step
         * @description Ends its open payment, if there is one. A step that was skipped can be done later in the account.
         */
        put: operations["skipRegistrationStep"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parking-permit/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My parking permit */
        get: operations["getPermitStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My student card */
        get: operations["getStudentCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/floor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The events that I went to
         * @description Each date for which somebody was let in with a ticket of mine lays one tile. The current scholastic year is always among the years; others are if they have tiles.
         */
        get: operations["getFloor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I may do at the desk */
        get: operations["getDeskSession"];
        put?: never;
        /**
         * Give the second factor
         * @description A code of the app, or one of the recovery codes, each good once. The first code after `beginSecondFactor` puts it in use and is answered with recovery codes, which are never shown again.
         */
        post: operations["giveSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits in each of my rooms */
        get: operations["getDeskCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find people */
        get: operations["findPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/people/{person}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An account
         * @description That it was opened is noted.
         */
        get: operations["getPersonCase"];
        put?: never;
        /** Log a person out, close or open an account, reset a second factor, block or restore a card */
        post: operations["changePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/stuck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What keeps failing
         * @description Holds, payments, refunds, deletions and jobs, the oldest first.
         */
        get: operations["listStuck"];
        put?: never;
        /** Try one of them again at the next sweep */
        post: operations["retryStuck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find bookings
         * @description Without a search and a date: those whose refund fails.
         */
        get: operations["findBookingCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/bookings/{booking}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A booking
         * @description That it was opened is noted.
         */
        get: operations["getBookingCase"];
        put?: never;
        /**
         * Send tickets again, rename somebody, refund or cancel
         * @description The buyer is told by mail, and so is anyone who had a ticket of their own.
         */
        post: operations["changeBookingCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/occurrences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dates of events
         * @description Those of the last thirty days and all to come, the soonest first.
         */
        get: operations["listDeskOccurrences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/occurrences/{occurrence}/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The waiting list of a date
         * @description In its order, with the offers that are open. That it was opened is noted for everybody on it.
         */
        get: operations["listDeskWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/occurrences/{occurrence}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A date
         * @description What calling it off would mean, and how that goes once it is called off.
         */
        get: operations["getDeskOccurrence"];
        put?: never;
        /**
         * Call a date off
         * @description Every booking ends, the money goes back and everybody is told by mail, which goes on by itself. Calling it off again changes nothing; somebody else of the staff is told who was first.
         */
        post: operations["callOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/occurrences/{occurrence}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bookings of a date as a table
         * @description No text in it is ever a formula for a spreadsheet. That it was opened is noted for everybody in it.
         */
        get: operations["exportBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/door/dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dates that a door can be opened for
         * @description Those that are still to come or ended less than six hours ago, the earliest first.
         */
        get: operations["listDoorDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/door/dates/{occurrence}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tickets of a date, for a device at the door
         * @description Enough to let people in without a network: codes as hashes, names, kinds and seats, and who is inside. It is closed six hours after the end. Each reading is recorded.
         */
        get: operations["getDoorList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/door/dates/{occurrence}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What all doors of a date have done */
        get: operations["getDoorLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/door/dates/{occurrence}/scans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send what a door has done
         * @description At once or hours later, in the order in which it happened. Each scan counts once, by its id. A ticket that let in two people is never refused here: it has happened already, and both doors are told.
         */
        post: operations["sendDoorScans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up the second factor
         * @description Draws a secret for an app (TOTP). Refused once one is in use; an admin takes that away.
         */
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/permits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Applications for parking permits
         * @description Those that have waited longest first.
         */
        get: operations["listPermitCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/permits/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All parking permits as a table
         * @description No text in it is ever a formula for a spreadsheet.
         */
        get: operations["exportPermits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/permits/{permit}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An application for a parking permit
         * @description That it was opened is noted.
         */
        get: operations["getPermitCase"];
        put?: never;
        /**
         * Approve or decline an application
         * @description The student is told by mail, with the reason of a refusal.
         */
        post: operations["decidePermit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/permits/{permit}/licence/{side}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photo of the driving licence */
        get: operations["getLicencePhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/opening-dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When student cards can be ordered */
        get: operations["getCardOpeningDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the student card is good for */
        get: operations["listCardDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollment-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kinds of enrolment */
        get: operations["listEnrollmentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nationalities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries that a person can be a national of */
        get: operations["listNationalities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/localities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Localities of Malta and Gozo, with the beginnings of their postcodes */
        get: operations["listLocalities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Faculties, institutes, centres and schools */
        get: operations["listEntities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Courses */
        get: operations["listCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kinds of events */
        get: operations["listEventTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/venues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Places where events happen */
        get: operations["listVenues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is on
         * @description Events with a date still to come, soonest first; with `filter[past]=true` those that are over, latest first.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/ical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A calendar file for a date */
        post: operations["createIcal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One event */
        get: operations["getEventBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{eventSlug}/occurrences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When an event happens */
        get: operations["listOccurrences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{event}/occurrences/{occurrence}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One date of an event */
        get: operations["getOccurrence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{event}/occurrences/{occurrence}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Calendar links of a date */
        get: operations["getOccurrenceLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{event}/occurrences/{occurrence}/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kinds of tickets for a date */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{event}/occurrences/{occurrence}/tickets/{tickets}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Some kinds of tickets for a date */
        get: operations["getTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{event}/occurrences/{occurrence}/seating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which seats are free
         * @description Call it once without `since`, then every second or two with the cursor of the last answer.
         */
        get: operations["getSeating"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{event}/occurrences/{occurrence}/seating/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The drawing of the seats
         * @description The same for everyone and rarely changed: keep it by its ETag.
         */
        get: operations["getSeatPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My bookings */
        get: operations["listBookings"];
        put?: never;
        /**
         * Hold places
         * @description Holds all of the places or none. A person has one open booking per occurrence: holding again replaces its places and keeps its clock.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/attendees/check-seating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Are these seats free? */
        post: operations["checkSeating"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{booking}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One booking */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        /**
         * Let go of a booking, or cancel a paid one
         * @description An open booking lets its places go. A paid one is cancelled and refunded, until the event's deadline and unless somebody has come in with one of its tickets; with `filter[state]`, only one that stands so: nobody who lets places go cancels what was paid meanwhile.
         */
        delete: operations["deleteBooking"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{booking}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the choice
         * @description From now on the booking holds exactly these places. Those that it has already are never let go of in between; if one of the others is taken, nothing changes.
         */
        post: operations["mergeBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{booking}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * More time
         * @description Starts the hold time anew: up to ten times, less often while few places are left.
         */
        post: operations["extendBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{booking}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay
         * @description Opens a payment and says where to pay. Called again while it is open, returns the same one. A free booking is paid at once.
         */
        post: operations["payBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{booking}/attendees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Name who comes
         * @description Also after paying, until the event starts. Where a paid ticket had a name already, another name or address gives it a new code: the old one is refused at the door, and the new ticket is mailed.
         */
        put: operations["updateAttendees"];
        /** More places */
        post: operations["addAttendees"];
        /**
         * Fewer places, or cancel tickets of a paid booking
         * @description A booking that has no places left is let go of. Tickets of a paid booking are cancelled, and what they cost refunded, until the event's deadline and unless somebody has come in with one of them, and only with `filter[state]` `bought`; the others stay valid.
         */
        delete: operations["removeAttendees"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{booking}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Use a promo code
         * @description Makes the tickets of an open booking cheaper, in place of any other code. 422 `promo_unknown` or `promo_not_for_these`; 409 `promo_not_yet`, `promo_over`, `promo_used_up` or `promo_used_by_you`; 429 after too many wrong codes.
         */
        put: operations["usePromoCode"];
        post?: never;
        /**
         * Take the promo code off
         * @description The tickets of an open booking cost what they do without it.
         */
        delete: operations["dropPromoCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{booking}/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a paid booking to another date
         * @description Begins a booking of as many tickets of the same kinds at another date of the event, on the same seats if they are free there; `mergeBooking` chooses others. `payBooking` completes it: only the difference is paid or sent back, the new tickets have new codes, and the old ones are refused from that moment on. Until then the old booking stands untouched, and so it does if the hold ends. Asking again for the same date finds the same booking; another date lets the places of the first go.
         */
        post: operations["exchangeBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{booking}/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tickets as a PDF
         * @description One page per ticket with its QR code. Only a paid booking has tickets.
         */
        get: operations["downloadTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{booking}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receipt as a PDF
         * @description What was paid, the VAT in it, and what was refunded since. Only a booking for which money was paid has one.
         */
        get: operations["downloadReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{booking}/attendees/{attendee}/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a phone gets a ticket for its wallet
         * @description Off unless the server is set up for it (`wallets` of the booking). Both addresses open without a token, so that a plain link leads there.
         */
        get: operations["getWalletLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{payment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A payment
         * @description How one of the caller's own payments stands, whatever is paid for; somebody else's is not found.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{payment}/embedded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The keys of an embedded payment
         * @description What a page of the portal needs to show the provider's page inside: only where the union pays like this, and only while the payment can be paid (else 409 `not_in_this_state`).
         */
        get: operations["getEmbeddedPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{payment}/hosted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay on the provider's own page
         * @description Opens the provider's own page for a payment that was to be paid inside the portal, for a browser in which the provider's script does not load. Asking twice changes nothing.
         */
        post: operations["payOnHostedPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{booking}/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a ticket to somebody
         * @description Mails a link by which one ticket of a paid booking can be accepted until the event starts. Until it is accepted it stays valid, and its buyer's. A ticket is on its way to one person at a time.
         */
        post: operations["sendTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{booking}/transfers/{transfer}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back a ticket that nobody has accepted yet */
        delete: operations["takeTicketBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{booking}/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let everyone pay for themselves
         * @description Takes places out of an open booking and mails each friend a link by which they take their places and pay for them. What isn't paid at the end is released. At least one place stays with the person who asks, and is held until the same end.
         */
        post: operations["payApart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shares that I asked friends to pay
         * @description Those of dates to come, the latest first, also the ones that are over.
         */
        get: operations["listShares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-shares/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See the places that a link asks to pay for
         * @description By the token of the mailed link, also without an account; somebody who is signed in also learns whether they are theirs. Changes nothing; it isn't a GET, so that no address contains the token.
         */
        post: operations["lookAtShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-shares/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take places to pay for
         * @description They become an open booking of the person who takes them, at that person's prices. Asking again returns the same booking.
         */
        post: operations["takeShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-shares/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline places to pay for
         * @description By the token of the mailed link, also without an account. They stay set aside for the person who asked, who is told.
         */
        post: operations["declineShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-shares/{share}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a friend the link again
         * @description An hour after the last time at the earliest, and twice at most.
         */
        post: operations["remindOfShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-shares/{share}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a friend's places back
         * @description Until they are paid. They come into an open booking of the person who asked, to be paid or released; the friend is told.
         */
        post: operations["takeShareBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My places on waiting lists
         * @description Those of dates to come, the latest first, also the ones that are over.
         */
        get: operations["listWaiting"];
        put?: never;
        /**
         * Join the waiting list of a date that is sold out
         * @description Places that come free are held for the first party that they are enough for, and offered by mail. Until nobody waits any more, they go to nobody else.
         */
        post: operations["joinWaiting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waiting/{waiting}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave a waiting list, or decline its offer
         * @description What was offered goes to the next in line. Leaving again changes nothing.
         */
        delete: operations["leaveWaiting"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket-transfers/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See the ticket that a link offers
         * @description By the token of the mailed link, also without an account. Changes nothing; it isn't a GET, so that no address contains the token.
         */
        post: operations["lookAtTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket-transfers/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a ticket
         * @description It becomes a booking of the person who accepts, with a new code; the old code is refused at the door. Works once.
         */
        post: operations["acceptTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket-transfers/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a ticket
         * @description By the token of the mailed link, also without an account. The sender keeps the ticket and is told.
         */
        post: operations["declineTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/passes/{attendee}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A ticket as a pass for Apple Wallet
         * @description Open to anyone who has the address, which `getWalletLinks` gives out. The address works for ten minutes, and never longer than the ticket's code.
         */
        get: operations["downloadWalletPass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a ticket at the door
         * @description For people with the role `door`.
         */
        post: operations["checkTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is new */
        get: operations["listNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kinds of news */
        get: operations["listNewsCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One piece of news by its id */
        get: operations["getNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One piece of news by its address */
        get: operations["getNewsBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The union's publications
         * @description The Erasmus booklet, opinion pieces, Social Speak, policy papers, reports and guides: each is a kind of publication.
         */
        get: operations["listResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kinds of publications */
        get: operations["listResourceCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Years in which something was published */
        get: operations["listResourceYears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resources/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One publication */
        get: operations["getResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-organisations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Student organisations */
        get: operations["listStudentOrganisations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-organisations/{id}/officers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who acts for an organisation */
        get: operations["listOfficers"];
        put?: never;
        /**
         * Invite somebody as an officer
         * @description The link that is mailed works once and expires. Somebody who was invited already gets a new link, and the old one no longer works.
         */
        post: operations["inviteOfficer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-organisations/{id}/officers/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop acting for an organisation
         * @description The last officer stays; 409 `last_officer`.
         */
        delete: operations["leaveOrganisation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-organisations/{id}/officers/invitations/{invitation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an invitation */
        delete: operations["withdrawOfficerInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/officer-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Become an officer
         * @description By the token of the mailed link, which works once. The person who hands over stays an officer until the end of the scholastic year.
         */
        post: operations["acceptOfficerInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/officer-invitations/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See for which organisation an invitation is
         * @description By the token of the mailed link, also without an account. Changes nothing; it isn't a GET, so that no address contains the token.
         */
        post: operations["lookAtOfficerInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-organisations/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Results of an organisation */
        get: operations["listRarResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-organisations/{id}/results/{year}/wishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say which rooms the organisation would like
         * @description Until the rooms are allocated.
         */
        put: operations["wishRarRooms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-organisations/{id}/submissions/{rar_submission_id}/questions/{rar_question_id}/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Appeal against the points of an answer
         * @description Within the days of appeal, once for each question. Points can go up or down.
         */
        post: operations["appealRarPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/rar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the reports of a year stand */
        get: operations["getRarDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/rar/years/{year}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reports of a year as a table */
        get: operations["exportRar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/rar/years/{year}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the results of a year
         * @description All at once or not at all; 409 `rar_not_all_scored` while a report that was sent is not scored.
         */
        post: operations["publishRar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/rar/years/{year}/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allocate the rooms by rank and wish
         * @description Once appeals are over: each organisation in its turn gets the first of its wishes that is free. What was given by hand stays, unless it is to be replaced.
         */
        post: operations["allocateRarRooms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/rar/years/{year}/rooms/{organisation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give an organisation a room */
        put: operations["giveRarRoom"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/rar/reports/{report}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One report, as its readers see it */
        get: operations["getRarCase"];
        put?: never;
        /** Return, settle or reopen a report */
        post: operations["changeRarCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/rar/reports/{report}/scores/{question}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Count the points of an answer
         * @description Each reader alone. Once all have, and agree within a tenth, the award follows by itself.
         */
        put: operations["scoreRarAnswer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/rar/reports/{report}/awards/{question}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Settle the points of an answer
         * @description Where the readers differ they sit down together, and one of them writes what stands, and why.
         */
        put: operations["awardRarPoints"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/rar/reports/{report}/appeals/{appeal}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle an appeal
         * @description Only by somebody who did not count this report.
         */
        post: operations["settleRarAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/rar/reports/{report}/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of a report */
        get: operations["getRarCaseFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/rar/organisations/{id}/officers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite an officer for an organisation
         * @description For organisations that have nobody on the portal yet.
         */
        post: operations["inviteFirstOfficer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies that the union works with */
        get: operations["listCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/representation-areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where students are represented, and by whom */
        get: operations["listRepresentationAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/council/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The council */
        get: operations["listCouncilMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sponsors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sponsors */
        get: operations["listSponsors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The union's hour, and the next deadline */
        get: operations["getToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kokka-funds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The Kokka funds */
        get: operations["listFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kokka-funds/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One fund */
        get: operations["getFund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tedx/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Themes of TEDx conferences */
        get: operations["listTedxThemes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tedx/themes/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One theme */
        get: operations["getTedxTheme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mental-wellbeing/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether students can be referred to free therapy */
        get: operations["getMentalWellbeingStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/careers/business-areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Business areas */
        get: operations["listBusinessAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/careers/hiring-companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies that are hiring */
        get: operations["listHiringCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/careers/hiring-companies/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One company that is hiring */
        get: operations["getHiringCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/careers/floor-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The drawing of the expo's floor
         * @description In the format of seat plans; a stand is a seat, named as the companies' `stand`.
         */
        get: operations["getExpoFloor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/careers/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the careers expo stands */
        get: operations["getCareersStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career-finder/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The personality questionnaire */
        get: operations["getFinderQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career-finder/user-selections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save answers to the questionnaire
         * @description Answers to other questions stay as they were. Without a reference, a new one is made. Anyone who has the reference can read and change everything.
         */
        post: operations["saveFinderAnswers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career-finder/user-selections/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything answered so far
         * @description The reference is never written to a log.
         */
        get: operations["getFinderAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career-finder/user-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report
         * @description Refused while a part is unfinished.
         */
        get: operations["getFinderReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career-finder/career-sectors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Career sectors */
        get: operations["listCareerSectors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career-finder/career-sector-preference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the three preferred sectors */
        post: operations["saveSectorPreference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career-finder/pleasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Things that give pleasure */
        get: operations["listPleasures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career-finder/user-experiences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save five pleasures */
        post: operations["savePleasures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career-finder/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Activities */
        get: operations["listFinderActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career-finder/user-activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save up to fifteen activities */
        post: operations["saveFinderActivities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career-finder/core-values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Core values */
        get: operations["listCoreValues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career-finder/core-value-preference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the three core values */
        post: operations["saveCoreValues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career-finder/self-reflection-toolkit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The self-reflection toolkit */
        get: operations["getReflectionToolkit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career-finder/student-career-resource-hub": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The resource hub */
        get: operations["listCareerResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career-finder/interactive-questionnaire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A short questionnaire to think with
         * @description Its answers are not sent anywhere.
         */
        get: operations["getInteractiveQuestionnaire"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career-finder/generate-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a PDF
         * @description The address works for one day, and until the answers are cleared.
         */
        post: operations["generateFinderPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career-finder/papers/{paper}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A PDF of the career finder */
        get: operations["downloadFinderPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career-finder/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin again
         * @description The report stays, to compare the next one with. Does nothing while the report is unfinished.
         */
        post: operations["restartFinder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career-finder/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clear everything
         * @description Deletes the answers and every report; the reference leads nowhere from then on, as one does that nobody has.
         */
        post: operations["clearFinder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/career-finder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What my account keeps */
        get: operations["getKeptFinder"];
        put?: never;
        /** Keep a career finder in my account */
        post: operations["keepFinder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/career-finder/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Continue with the one that my account keeps
         * @description Makes another reference to it for this device.
         */
        post: operations["openKeptFinder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/careers/hiring-companies/{slug}/interview-slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When a company interviews, and what is free
         * @description Somebody who is signed in also learns which slots are too close to another of their interviews.
         */
        get: operations["listInterviewSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/careers/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My interviews */
        get: operations["listInterviews"];
        put?: never;
        /**
         * Hold a slot while choosing
         * @description Nobody holds more than one: another slot is another interview, and the one held before is over, its slot free again.
         */
        post: operations["holdInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/careers/interviews/{interview}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An interview of mine */
        get: operations["getInterview"];
        put?: never;
        post?: never;
        /**
         * Give a slot back
         * @description What is held, or is booked and hasn't begun.
         */
        delete: operations["cancelInterview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/careers/interviews/{interview}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book the slot that is held */
        post: operations["confirmInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/careers/interviews/{interview}/slot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take another slot of the same company
         * @description Until the interview. The former slot is kept if the other can't be had.
         */
        put: operations["moveInterview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/careers/interviews/{interview}/cv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Attach another CV, or none */
        put: operations["changeInterviewCv"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/careers/interviews/{interview}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The interview as a calendar file */
        get: operations["downloadInterviewCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/careers/interview-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A company's interviews of one day
         * @description Open to anyone who has the company's link. Its secret comes in the body, which no log, history or address keeps. Nothing is changed.
         */
        post: operations["readInterviewList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/careers/interview-list/cv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A CV that a student attached for the company
         * @description Nothing is changed.
         */
        post: operations["readInterviewCv"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/careers/interview-list/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note whether a student came
         * @description The same outcome again changes nothing.
         */
        post: operations["noteInterviewOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Interviews at the careers expo */
        get: operations["listInterviewCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/interviews/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The interviews of the next expo as a table
         * @description No text in it is ever a formula for a spreadsheet.
         */
        get: operations["exportInterviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/interviews/{interview}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An interview
         * @description That it was opened is noted.
         */
        get: operations["getInterviewCase"];
        put?: never;
        /**
         * Note who came, or call it off
         * @description The student gets a mail when it is called off, with the reason.
         */
        post: operations["changeInterviewCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/interview-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The companies' slots, day by day
         * @description With what became of them, and the links that the companies have.
         */
        get: operations["getInterviewPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/interview-plan/{company}/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Lay out a company's slots of a day
         * @description Slots outside the hours are no longer on offer; refused where somebody has booked one of them.
         */
        put: operations["planInterviewDay"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/interview-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a company the link to its list
         * @description A link that the company has for the day already ends.
         */
        post: operations["issueInterviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/interview-links/{link}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a company's link */
        delete: operations["revokeInterviewLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toga/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether togas can be rented, and on what terms */
        get: operations["getTogaStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toga/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be rented for a graduation */
        get: operations["listTogaTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toga-fitting/dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When togas can be tried on */
        get: operations["listFittingDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toga-fitting/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold a fitting and say what is rented
         * @description What is held already and has no payment yet is changed, slot and all.
         */
        post: operations["bookFitting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toga-fitting/rentals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My rentals */
        get: operations["listTogaRentals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toga-fitting/rentals/{rental}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A rental of mine */
        get: operations["getTogaRental"];
        put?: never;
        post?: never;
        /** Let go of a rental that is not paid */
        delete: operations["cancelTogaRental"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toga-fitting/rentals/{rental}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for a rental
         * @description Opens the payment, or returns the one that is open.
         */
        post: operations["payTogaRental"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toga-fitting/rentals/{rental}/fitting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take another slot for the fitting
         * @description Until the fitting, while slots are open.
         */
        put: operations["moveFitting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toga-fitting/rentals/{rental}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The confirmation as a PDF
         * @description One page with the QR code that the desk reads. Only a paid rental has one.
         */
        get: operations["downloadTogaConfirmation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toga-fitting/rentals/{rental}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fitting as a calendar file */
        get: operations["downloadTogaCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rentals/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be hired or borrowed
         * @description The lists of venues and equipment, with how long each can be kept.
         */
        get: operations["getRentalTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rentals/calendar/{kind}/{thing}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is free, day by day
         * @description A venue that is taken says from when until when; equipment says how much is left. Nobody is named.
         */
        get: operations["getRentalCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rentals/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My requests, and those of my organisations
         * @description What another officer keeps as a draft isn't among them.
         */
        get: operations["listRentalRequests"];
        put?: never;
        /**
         * Keep a draft of a request
         * @description Nobody else sees it until it is sent.
         */
        post: operations["createRentalRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rentals/requests/{request}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A request of mine, or of an organisation of mine */
        get: operations["getRentalRequest"];
        /** Change a draft, or what the staff asked about */
        put: operations["changeRentalRequest"];
        post?: never;
        /**
         * Call a request off
         * @description Until it begins.
         */
        delete: operations["cancelRentalRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rentals/requests/{request}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a request to the staff
         * @description Refused while what it asks for is taken.
         */
        post: operations["sendRentalRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rentals/requests/{request}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for an approved request
         * @description Opens the payment, or gives the open one again. Once it is paid the venue or the equipment is theirs.
         */
        post: operations["payRentalRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rentals/requests/{request}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add documents to a request
         * @description While it can be changed; five at most. The staff read them.
         */
        post: operations["addRentalDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rentals/requests/{request}/documents/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document of a request that I can read */
        get: operations["getRentalDocument"];
        put?: never;
        post?: never;
        /**
         * Take a document from a request
         * @description While it can be changed.
         */
        delete: operations["removeRentalDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rentals/requests/{request}/ical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An approved request as a calendar file */
        get: operations["downloadRentalCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/rentals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Requests for venues and equipment */
        get: operations["listRentalCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/rentals/{request}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A request, with what else is asked for at that time
         * @description That it was opened is noted.
         */
        get: operations["getRentalCase"];
        put?: never;
        /**
         * Decide on a request, or take things back
         * @description Two approvals never overlap, and no more is lent than there is. The person who asked is told by mail.
         */
        post: operations["decideRental"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/rentals/{request}/documents/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A document of a request
         * @description That it was opened is noted.
         */
        get: operations["getRentalCaseDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/togas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rentals of togas */
        get: operations["listTogaCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/togas/picking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What to lay out for a graduation, as a table
         * @description No text in it is ever a formula for a spreadsheet.
         */
        get: operations["exportTogaPicking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/togas/{rental}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A rental
         * @description That it was opened is noted.
         */
        get: operations["getTogaCase"];
        put?: never;
        /**
         * Note a size, hand over, take back, settle the deposit
         * @description Whether something comes back late is for the clock to say. The graduate gets a receipt for the deposit by mail.
         */
        post: operations["changeTogaCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/toga-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The graduations that the desk has work for
         * @description Those to come, and those of which something is still to be collected or brought back.
         */
        get: operations["listTogaDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/toga-days/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is needed for a graduation
         * @description The stock of each size with what is promised of it, and the picking list.
         */
        get: operations["getTogaDay"];
        /**
         * Say how many there are of each size
         * @description Refused where more of a size are promised than that, if the union keeps to its stock.
         */
        put: operations["setTogaStock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/toga-fittings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The slots of the fittings to come */
        get: operations["listFittingPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/toga-fittings/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Lay out the slots of a day
         * @description Slots outside the hours are closed; a slot is never made smaller than the number of fittings booked in it.
         */
        put: operations["planFittingDay"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/complaint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complain
         * @description With a name: as the person who is signed in, and it stands in the account. Without a name: with no token at all, which is refused here, and with
         *     the work of `getComplaintChallenge`; the answer has the code that reads the conversation, which is never told again. The same work sent
         *     again is answered with the same code and is no second complaint. Complaints without a name are taken in one every five seconds, whoever
         *     sends them; a 429 says how long to wait.
         */
        post: operations["sendComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/complaint/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work to do before a complaint without a name is taken in
         * @description A challenge of the ALTCHA protocol, good for twenty minutes and for one complaint. It keeps scripts away without asking who anybody is.
         */
        get: operations["getComplaintChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/complaints/anonymous": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A complaint without a name, by its code
         * @description The code filters, and comes in a header, which no log, history or address keeps. Answers count as read from then on; `page` and `limit` are of the messages, the first one first.
         */
        get: operations["readAnonymousComplaint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/complaints/anonymous/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add to a complaint without a name */
        post: operations["writeAnonymously"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/complaints/anonymous/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of a complaint without a name, by its code
         * @description Either side's. Nothing but the code opens it.
         */
        get: operations["getAnonymousComplaintFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/complaints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My complaints with my name
         * @description The one that changed last first.
         */
        get: operations["listComplaints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/complaints/{complaint}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of my complaints
         * @description Answers count as read from then on.
         */
        get: operations["getComplaint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/complaints/{complaint}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add to one of my complaints */
        post: operations["writeToComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/complaints/{complaint}/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of one of my complaints
         * @description Either side's.
         */
        get: operations["getMyComplaintFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/complaints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Complaints
         * @description Those that have waited longest first.
         */
        get: operations["listComplaintCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/complaints/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many complaints there are of each kind
         * @description Numbers only; complaints that were deleted after their time are not counted.
         */
        get: operations["getComplaintStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/complaints/{complaint}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A complaint
         * @description That one with a name was opened is noted.
         */
        get: operations["getComplaintCase"];
        put?: never;
        /**
         * Assign, answer, close or reopen a complaint
         * @description Somebody who complained with a name is told by mail that there is an answer, but never what it says.
         */
        post: operations["handleComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/complaints/{complaint}/files/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of a complaint */
        get: operations["getComplaintFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/complaint/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a complaint can be about */
        get: operations["listComplaintTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/equipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Equipment that can be borrowed */
        get: operations["listEquipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rar-dates/ical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report's dates as a calendar file
         * @description Its opening, its deadline and its results, each on its day. A later file updates the same entries.
         */
        get: operations["downloadRarDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rar-dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When the organisations' yearly report can be sent */
        get: operations["getRarDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-organisations/{id}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reports of an organisation
         * @description Every year's, the latest first.
         */
        get: operations["listRarReports"];
        put?: never;
        /**
         * Begin this year's report
         * @description There is one for each organisation and year: a second call returns the one that is there. 409 before the report opens and after its deadline.
         */
        post: operations["startRarReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-organisations/{id}/submissions/{rar_report_id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A whole report
         * @description Its questions, the answers with who wrote them and when, and everything that has happened to it.
         */
        get: operations["getRarReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-organisations/{id}/submissions/{rar_report_id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report as a PDF
         * @description Its questions, the answers as they stand, and the names of the evidence, in the caller's language.
         */
        get: operations["downloadRarReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-organisations/{id}/results/{year}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A year's result as a PDF
         * @description The points of every answer with their reasons, the place and the room, in the caller's language.
         */
        get: operations["downloadRarResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-organisations/{id}/submissions/{rar_report_id}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The evidence of a report
         * @description Each file once, with every answer that it serves.
         */
        get: operations["listRarMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-organisations/{id}/submissions/{rar_report_id}/report/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The organisation's own estimate
         * @description What the answers would earn by the rules if the readers accepted all the evidence; never the readers' points.
         */
        get: operations["getRarTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-organisations/{id}/submissions/{rar_report_id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a report
         * @description By the server's clock: 409 from the deadline on, and 422 with the questions that still need an answer. A report that was returned is sent again in the same way.
         */
        post: operations["submitRarReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-organisations/{id}/submissions/{rar_report_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a report back before the deadline
         * @description It can be changed from then on, and counts only if it is sent again in time.
         */
        post: operations["withdrawRarReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-organisations/{id}/submissions/{rar_report_id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say where I am in a report, and hear of the others
         * @description Called every few seconds while the report is open on a screen. The numbers of the answers' revisions say what others have changed.
         */
        post: operations["tellRarPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-organisations/{id}/submissions/{rar_submission_id}/questions/{rar_question_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an answer
         * @description `revision` is the number of the answer that this one follows, 0 for none. 409 `rar_changed_meanwhile` if there is a later one by then: a late or doubled save never replaces another. The same value again is no new revision.
         */
        post: operations["saveRarAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-organisations/{id}/submissions/{rar_submission_id}/questions/{rar_question_id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All revisions of an answer
         * @description Nothing that was saved is ever lost.
         */
        get: operations["listRarRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-organisations/{id}/submissions/{rar_submission_id}/answers/{rar_answer_id}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The evidence of an answer */
        get: operations["listRarAnswerMedia"];
        put?: never;
        /**
         * Add evidence to an answer
         * @description PDFs, JPGs or PNGs of at most 10 MB each. They are rewritten without what cameras and programs add; anything that is more than paper is refused.
         */
        post: operations["addRarEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-organisations/{id}/submissions/{rar_submission_id}/answers/{rar_answer_id}/media/{media_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One piece of evidence */
        get: operations["downloadRarEvidence"];
        /** Let a file serve another answer too */
        put: operations["reuseRarEvidence"];
        post?: never;
        /**
         * Take evidence from an answer
         * @description The file itself goes with the last answer that it served.
         */
        delete: operations["removeRarEvidence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carpool/search-passengers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find passengers
         * @description Only those who agreed to be found and hold a valid permit, by the beginnings of their names (three letters at least) or the exact number of their student card. Drivers with a valid permit alone may ask, and are shown fifty people within thirty days.
         */
        get: operations["searchPassengers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carpool/people/{person}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of somebody found or in the same car */
        get: operations["getPassengerPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carpool/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The drawing of the car park
         * @description In the format of seat plans; a space is a seat.
         */
        get: operations["getCarParkPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carpool/available-parking/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The free spaces of a date */
        post: operations["listAvailableParking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carpool/upcoming-available-parking/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The dates that can be booked */
        get: operations["listUpcomingParking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carpool/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a space for a shared ride
         * @description For drivers with a valid permit who accepted the rules. A person sits in at most one car a day, and a space has at most one car. The passengers are asked by mail.
         */
        post: operations["bookCarpool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carpool/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rules of shared rides */
        get: operations["getCarpoolMessage"];
        /**
         * Accept the rules
         * @description Once for all bookings.
         */
        put: operations["acceptCarpoolMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carpool/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What I agreed to about shared rides */
        get: operations["getCarpoolSettings"];
        /** Agree to be found by drivers, or take that back */
        put: operations["changeCarpoolSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carpool/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My shared rides
         * @description As the driver and as a passenger.
         */
        get: operations["listCarpools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carpool/bookings/{carpoolId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of my shared rides */
        get: operations["getCarpool"];
        put?: never;
        post?: never;
        /**
         * Cancel a booking
         * @description The driver alone may; the passengers are told by mail.
         */
        delete: operations["cancelCarpool"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carpool/bookings/{carpoolId}/passengers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add passengers
         * @description Until bookings for the date close.
         */
        post: operations["addPassengers"];
        /**
         * Remove passengers
         * @description They are told by mail. Without any passenger the booking lapses when bookings for the date close.
         */
        delete: operations["removePassengers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carpool/bookings/{carpoolId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that I come along, decline, or leave
         * @description Leaving tells the driver by mail.
         */
        put: operations["answerCarpool"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carpool/bookings/{carpoolId}/ical": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A shared ride as a calendar file */
        get: operations["getCarpoolIcal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/carpool/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The dates of the car park */
        get: operations["listCarpoolDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/carpool/days/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cars of a date
         * @description That it was opened is noted.
         */
        get: operations["getCarpoolDay"];
        /**
         * Close spaces of a date, or open them again
         * @description Bookings of a space that is closed end; everybody in those cars is told by mail.
         */
        put: operations["closeCarpoolSpaces"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/carpool/days/{date}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cars of a date as a table
         * @description No text in it is ever a formula for a spreadsheet.
         */
        get: operations["exportCarpools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/carpool/scans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a car in
         * @description From the first pass of a day that is read, spaces not entered in time are free again.
         */
        post: operations["scanCarpoolPass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The union's banner above the home page */
        get: operations["getBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/adverts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Partners' offers and vacancies */
        get: operations["listAdverts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/advertisements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pictures for the places of adverts
         * @description Ask only for a visitor who has agreed to adverts.
         */
        get: operations["getAdvertisements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of text */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions that are often asked */
        get: operations["listFaqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the union
         * @description The message reaches the union's mailbox as a mail that can be answered to the address given.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find something anywhere on the site
         * @description Looks through news, publications, events, pages, questions, funds, organisations, companies and people. All words must be found; the beginning of a word is enough.
         */
        get: operations["searchSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Who wants in. */
        Login: {
            /**
             * Format: email
             * @description The account's e-mail address.
             */
            email: string;
            /** @description The account's password. */
            password: string;
        };
        /** @description Proof of having signed in. */
        Token: {
            /** @description A signed token that says until when it is valid and whether the account is registered. */
            authToken: string;
        };
        /** @description What went wrong, in the caller's language, and how to mend it. */
        Error: {
            /** @description One sentence for a person. */
            message: string;
            /**
             * @description A stable name for programs.
             * @example seats_taken
             */
            code: string;
            /** @description Field name to what is wrong with that field. */
            errors?: {
                [key: string]: string[];
            };
        };
        /**
         * @description English or Maltese.
         * @enum {string}
         */
        Locale: "en" | "mt";
        /** @description The person who is signed in. */
        Profile: {
            /**
             * Format: uuid
             * @description The account.
             */
            id: string;
            /**
             * @description What kind of user.
             * @enum {string}
             */
            user_type: "university_student" | "junior_college_student" | "organisation";
            /** @description First name. */
            first_name: string;
            /** @description Last name. */
            last_name: string;
            /**
             * Format: email
             * @description Where mail is sent.
             */
            email: string;
            /** @description What the person may do beyond being signed in. */
            roles: string[];
            /** @description Whether registration is complete. */
            registered: boolean;
            /** @description Whether the person volunteers. */
            is_volunteer: boolean;
            locale: components["schemas"]["Locale"];
            /** @description Path of the picture below /api, other for every picture; null when there is none. */
            profile_picture: string | null;
            /**
             * Format: date-time
             * @description When the account is deleted unless the person keeps it.
             */
            deletion_due_at: string | null;
            /** @description Organisations that the person acts for. */
            student_organisations: {
                /** @description The organisation's slug. */
                id: string;
                /** @description The organisation's name. */
                name: string;
            }[];
        };
        /** @description What the person agreed to. */
        Consents: {
            /** @description News of the union by mail. */
            notifications: boolean;
            /** @description Adverts of partners by mail. */
            adverts: boolean;
        };
        /**
         * @description Which document the number is of.
         * @enum {string}
         */
        DocumentKind: "id_card" | "passport";
        /** @description Who the person is. */
        PersonalDetails: {
            /** @description First name. */
            first_name: string;
            /** @description Last name. */
            last_name: string;
            document_kind: components["schemas"]["DocumentKind"];
            /** @description Number of the Maltese ID card (digits and a letter, such as 0123404M) or of the passport. */
            document_number: string;
            /**
             * @description The country's ISO 3166 code.
             * @example MT
             */
            nationality: string;
        };
        /** @description A mobile number. */
        Mobile: {
            /**
             * @description The country's calling code.
             * @example +356
             */
            extension: string;
            /**
             * @description The number within the country; spaces are fine. One that brings its own code along (`+356 7912 3456`) is taken by that.
             * @example 7912 3456
             */
            number: string;
        };
        /** @description Where the person can be reached. */
        ContactDetails: {
            /** @description House and street. */
            address_line_1: string;
            /** @description What else the address has. */
            address_line_2?: string;
            /** @description One of `listLocalities`. */
            locality: string;
            /** @description A Maltese postcode, such as MSD 2080. */
            postcode: string;
            /**
             * Format: email
             * @description An address beside that of the university.
             */
            personal_email?: string;
            mobile: components["schemas"]["Mobile"];
        };
        /** @description What the person studies. */
        AcademicDetails: {
            /** @description One of `listEntities`. */
            entity_id: string;
            /** @description One of the entity's `listCourses`. */
            course_id: string;
            /** @description One of `listEnrollmentTypes`. */
            enrollment_type_id: string;
            /** @description The year in which the course began. */
            start_year: number;
            /** @description The year in which it is expected to end; not before it began. */
            graduation_year: number;
        };
        /** @description What changes. */
        AccountChange: {
            /**
             * Format: email
             * @description A new address; it counts once proved.
             */
            email?: string;
            /** @description The account's password; needed with another e-mail address than the one that is waiting for its code. */
            current_password?: string;
            locale?: components["schemas"]["Locale"];
            consents?: components["schemas"]["Consents"];
            personal?: components["schemas"]["PersonalDetails"];
            contact?: components["schemas"]["ContactDetails"];
            academic?: components["schemas"]["AcademicDetails"];
        };
        /** @description Everything that the person told about themselves. */
        AccountDetails: {
            /**
             * Format: email
             * @description The proved address.
             */
            email: string;
            /** @description An address that waits for its code. */
            pending_email: string | null;
            locale: components["schemas"]["Locale"];
            consents: components["schemas"]["Consents"];
            /** @description Who the person is; null until told. */
            personal: components["schemas"]["PersonalDetails"] | null;
            /** @description Where the person can be reached; null until told. */
            contact: components["schemas"]["ContactDetails"] | null;
            /** @description What the person studies; null until told. */
            academic: {
                /** @description The academic entity. */
                entity_id: string;
                /** @description Its name. */
                entity: string;
                /** @description The course. */
                course_id: string;
                /** @description Its name. */
                course: string;
                /** @description The kind of enrolment. */
                enrollment_type_id: string;
                /** @description Its name. */
                enrollment_type: string;
                /** @description The year in which the course began. */
                start_year: number;
                /** @description The year in which it is expected to end. */
                graduation_year: number;
            } | null;
        };
        /** @description The mailed code. */
        Code: {
            /**
             * @description Four digits.
             * @example 0427
             */
            code: string;
        };
        /** @description The right to take a changed e-mail address back. */
        EmailUndo: {
            /** @description The token of the link that was mailed to the former address. */
            token: string;
        };
        /** @description The address that counts again, and the right to make a new password. */
        EmailRestored: {
            /**
             * Format: email
             * @description The account's e-mail address.
             */
            email: string;
            /** @description The token for `resetPassword`; it works once and expires in an hour. */
            token: string;
        };
        /**
         * @description At least 10 characters, among them a symbol, a number, an upper-case and a lower-case letter; none that is known to be common.
         * @example Luzzu-2027-kaħla
         */
        Password: string;
        /** @description From one password to another. */
        PasswordChange: {
            /** @description The password so far. */
            current_password: string;
            password: components["schemas"]["Password"];
        };
        /** @description A new profile picture. */
        PictureUpload: {
            /**
             * Format: binary
             * @description The picture, JPG or PNG.
             */
            profile_picture: Blob;
            /** @description Left edge of the square to keep, in pixels of the picture; without it, the middle. */
            crop_x?: string;
            /** @description Upper edge of the square. */
            crop_y?: string;
            /** @description Side of the square. */
            crop_size?: string;
        };
        /** @description Whose password was forgotten. */
        Recovery: {
            /**
             * Format: email
             * @description The account's e-mail address.
             */
            email: string;
        };
        /** @description A new password, and the right to set it. */
        Reset: {
            /** @description The token of the mailed link. */
            token: string;
            /**
             * Format: email
             * @description The account's e-mail address.
             */
            email: string;
            password: components["schemas"]["Password"];
        };
        /** @description The will to delete the account. */
        Deletion: {
            /** @description The account's password. */
            password: string;
        };
        /** @description When the account goes. */
        DeletionDue: {
            /**
             * Format: date-time
             * @description Until then the person can log in and keep the account.
             */
            deletion_due_at: string;
        };
        /** @description A device where the person is signed in. */
        Session: {
            /**
             * Format: uuid
             * @description The session.
             */
            id: string;
            /**
             * @description The browser and system, as far as it told.
             * @example Firefox, Android
             */
            device: string;
            /**
             * Format: date-time
             * @description When the person signed in there.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was used last, to the hour.
             */
            last_used_at: string;
            /** @description Whether it is the one that asks. */
            is_current: boolean;
        };
        /** @description Everything that the portal keeps about the person, by subject. */
        AccountExport: {
            /**
             * Format: date-time
             * @description When it was put together.
             */
            exported_at: string;
            /** @description The account itself. */
            account: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description A career document. */
        CareerFile: {
            /**
             * Format: uuid
             * @description The document.
             */
            id: string;
            /** @description Its name. */
            file_name: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            media_type: "application/pdf" | "image/jpeg" | "image/png";
            /** @description Bytes. */
            size: number;
            /**
             * Format: date-time
             * @description When it came.
             */
            uploaded_at: string;
            /** @description The interviews for which a company can read it, those that have begun too while the company's list still has them; the earliest first. */
            used_for: {
                /**
                 * Format: uuid
                 * @description The interview.
                 */
                id: string;
                /** @description The company that can read it. */
                company: string;
                /**
                 * Format: date-time
                 * @description When it begins.
                 */
                start: string;
            }[];
        };
        /** @description A document and its name. */
        CareerFileUpload: {
            /**
             * Format: binary
             * @description The document: PDF, JPG or PNG.
             */
            file: Blob;
            /** @description The name that it is shown under. */
            file_name: string;
        };
        /** @description Whether the person volunteers. */
        Volunteering: {
            /** @description Whether the person wants to hear when the union needs hands. */
            is_volunteer: boolean;
        };
        /**
         * @description What kind of user.
         * @enum {string}
         */
        UserType: "university_student" | "junior_college_student" | "organisation";
        /**
         * @description A step of the registration after the account is opened.
         * @enum {string}
         */
        StepName: "VERIFICATION" | "PERSONAL" | "CONTACT" | "COURSE" | "PARKING" | "STUDENT_CARD" | "SOLIDARITY_FUND" | "VOLUNTEERING";
        /**
         * @description What is paid for.
         * @enum {string}
         */
        ProductName: "parking_permit" | "student_card" | "research_fund";
        /**
         * @description How the payment stands; `declined` can be tried again, `ended` was let go.
         * @enum {string}
         */
        PurchaseState: "open" | "declined" | "paid" | "ended" | "refund_pending" | "refunded";
        /** @description A sum of money. */
        Money: {
            /**
             * @description Whole euro cents.
             * @example 1200
             */
            amount: number;
            /**
             * @description The sum as a person reads it.
             * @example €12.00
             */
            formatted: string;
        };
        /** @description Something bought beside bookings. */
        Purchase: {
            /**
             * Format: uuid
             * @description The purchase.
             */
            id: string;
            /**
             * Format: uuid
             * @description Its payment.
             */
            payment_id: string;
            product: components["schemas"]["ProductName"];
            state: components["schemas"]["PurchaseState"];
            amount: components["schemas"]["Money"];
            /** @description The provider's session. */
            session_id: string | null;
            /** @description The provider's public key; null in the sandbox. */
            publishable_key: string | null;
            /** @description Where to pay; null when there is nothing to pay any more. */
            url: string | null;
        };
        /** @description How far a registration is: the same on every device. */
        RegistrationStatus: {
            /** @description Whether the registration is complete. */
            registered: boolean;
            user_type: components["schemas"]["UserType"];
            /**
             * Format: email
             * @description The address of the account.
             */
            email: string;
            /** @description The step that is next; null once registered. */
            due: components["schemas"]["StepName"] | null;
            /** @description The steps of this kind of user, in their order. */
            steps: {
                step: components["schemas"]["StepName"];
                /**
                 * @description How the step stands.
                 * @enum {string}
                 */
                state: "done" | "skipped" | "due" | "ahead";
            }[];
            /** @description The code that was mailed last; null once the mailbox is proved. */
            code: {
                /**
                 * Format: date-time
                 * @description When it was sent.
                 */
                sent_at: string;
                /**
                 * Format: date-time
                 * @description Until when it is good.
                 */
                expires_at: string;
                /**
                 * Format: date-time
                 * @description When another can be sent.
                 */
                resend_at: string;
                /** @description How often it can still be tried. */
                tries_left: number;
            } | null;
            /** @description The latest payment for each product, if any. */
            purchases: components["schemas"]["Purchase"][];
            /** @description A fresh token when the account became registered by this call; else null. */
            authToken: string | null;
        };
        /** @description A new account. */
        Registration: {
            user_type: components["schemas"]["UserType"];
            /**
             * Format: email
             * @description The address that proves the kind of user: that of the university or of the Junior College.
             */
            email: string;
            /**
             * @description At least 10 characters, among them a symbol, a number, an upper-case and a lower-case letter; none that is known to be common.
             * @example Luzzu-2027-kaħla
             */
            password: string;
            /** @description Whether the person agrees to the privacy policy; nobody registers without. */
            consent: boolean;
        };
        /** @description Where the code goes. */
        CodeRequest: {
            /**
             * Format: email
             * @description The address given before, or another of the same kind.
             */
            email: string;
        };
        /**
         * @description Where the person comes from and is sent back to.
         * @default account
         * @enum {string}
         */
        PurchaseSource: "registration" | "account";
        /** @description A car and who may drive it. */
        PermitApplication: {
            /** @description The car's registration number, such as LUZ 027. */
            number_plate: string;
            /** @description Front and back of the driving licence, JPG or PNG, at most 10 MB each. */
            images: Blob[];
            /** @description A note for the payment's receipt. */
            transaction_details?: string;
            /**
             * @description How it is paid: in a session of the payment provider.
             * @enum {string}
             */
            type: "session";
            source?: components["schemas"]["PurchaseSource"];
        };
        /** @description An optional step that the person leaves out. */
        SkippedStep: {
            /**
             * @description Which one.
             * @enum {string}
             */
            step: "PARKING" | "STUDENT_CARD" | "SOLIDARITY_FUND";
        };
        /** @description An application that follows a valid permit. */
        PermitRenewal: {
            /**
             * @description As of a permit.
             * @enum {string}
             */
            state: "awaiting_payment" | "under_review" | "refused";
            /** @description Why it was refused. */
            refusal: string | null;
            /**
             * Format: date
             * @description The last day of the scholastic year that it is for.
             */
            valid_until: string;
            /** @description The car's registration number. */
            number_plate: string;
        };
        /** @description The parking permit of the scholastic year. */
        PermitStatus: {
            /**
             * @description `under_review` is paid and waits for the licence to be looked at; only `valid` lets the person share rides. After `refused` the licence can be sent again without paying.
             * @enum {string}
             */
            state: "none" | "awaiting_payment" | "under_review" | "refused" | "valid" | "expired";
            /** @description Why it was refused. */
            refusal: string | null;
            /**
             * Format: date
             * @description The last day of the scholastic year that it is for.
             */
            valid_until: string | null;
            /** @description The car's registration number. */
            number_plate: string | null;
            /** @description The application for the next scholastic year, while this permit is valid and that one isn't yet; null without one. */
            renewal: components["schemas"]["PermitRenewal"] | null;
            /** @description Whether an application (or a renewal) is taken now. */
            can_apply: boolean;
            /**
             * Format: date
             * @description The first of September from which the next is taken, while none is.
             */
            opens_at: string | null;
            contribution: components["schemas"]["Money"];
            /** @description The payment of the latest application. */
            purchase: components["schemas"]["Purchase"] | null;
        };
        /** @description The student card. */
        StudentCard: {
            /**
             * @description How the card stands.
             * @enum {string}
             */
            state: "none" | "awaiting_payment" | "issued";
            /** @description Whose it is. */
            holder: string;
            /**
             * @description The number on it, in groups of four.
             * @example 2026 4711 0042
             */
            number: string | null;
            /** @description The code that shops scan, as the path of an SVG of 1 unit per module, sides as `qr_size`. */
            qr: string | null;
            /** @description Modules per side of the code. */
            qr_size?: number | null;
            /** @description Whether a card can be ordered now. */
            can_order: boolean;
            fee: components["schemas"]["Money"];
            /** @description The payment of the latest order. */
            purchase: components["schemas"]["Purchase"] | null;
        };
        /** @description A tile for a date of an event that the person went to. */
        FloorTile: {
            /**
             * Format: uuid
             * @description The date.
             */
            occurrence_id: string;
            /** @description The event; its tile is drawn from its slug. */
            event: {
                /** @description Its name in addresses. */
                slug: string;
                /** @description Its title. */
                title: string;
            };
            /**
             * Format: date-time
             * @description When it began.
             */
            start: string;
        };
        /** @description A scholastic year as a floor of tiles. */
        FloorYear: {
            /** @description The calendar year in which it begins. */
            year: number;
            /**
             * @description The year as people write it.
             * @example 2026/27
             */
            name: string;
            /** @description Whether it is this year. */
            is_current: boolean;
            /** @description Whether its poster can be printed now. */
            has_poster: boolean;
            /**
             * Format: date
             * @description The day from which a poster is made of it, if it has any tiles.
             */
            poster_from: string;
            /** @description In the order of their dates. */
            tiles: components["schemas"]["FloorTile"][];
        };
        /**
         * @description What one of the staff may do.
         * @enum {string}
         */
        StaffRole: "admin" | "events" | "door" | "services" | "careers" | "complaints" | "reports";
        /** @description What the person may do at the desk. */
        DeskSession: {
            /** @description The roles. */
            roles: components["schemas"]["StaffRole"][];
            /**
             * @description `none` is not set up, `set` is still to be given in this session.
             * @enum {string}
             */
            second_factor: "none" | "set" | "given";
        };
        /** @description What the app shows, or a recovery code. */
        SecondFactorCode: {
            /** @description Six digits, or a recovery code. */
            code: string;
        };
        /** @description The second factor was given. */
        SecondFactorGiven: {
            /** @description Codes to be kept, each good once, when the second factor was given for the first time. */
            recovery_codes: string[] | null;
        };
        /** @description How much waits in a room. */
        DeskCount: {
            /**
             * @description The room.
             * @enum {string}
             */
            room: "permits" | "bookings" | "carpool" | "stuck" | "togas" | "rentals" | "interviews" | "complaints" | "rar";
            /** @description How many. */
            count: number;
        };
        /** @description Somebody who was found. */
        PersonEntry: {
            /**
             * Format: uuid
             * @description The account.
             */
            id: string;
            /** @description The person's name. */
            name: string;
            /** @description Where mail is sent. */
            email: string;
            user_type: components["schemas"]["UserType"];
            /** @description Whether nobody can log in. */
            is_disabled: boolean;
        };
        /**
         * @description What can be done with an account.
         * @enum {string}
         */
        PersonChange: "sessions.end" | "account.disable" | "account.enable" | "second_factor.reset" | "card.block" | "card.restore";
        /** @description Something that was changed. */
        DeskChange: {
            /** @description What was changed. */
            event: string;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description Who did it, by name; null for the portal itself, and once the account is gone. */
            by: string | null;
            /** @description The reason, or what exactly. */
            note: string | null;
        };
        /** @description An account. */
        PersonCase: {
            /**
             * Format: uuid
             * @description The account.
             */
            id: string;
            /** @description The person's name. */
            name: string;
            /** @description Where mail is sent. */
            email: string;
            user_type: components["schemas"]["UserType"];
            /** @description Roles at the desk. */
            roles: components["schemas"]["StaffRole"][];
            /**
             * Format: date-time
             * @description Since when there is the account.
             */
            created_at: string;
            /** @description Whether nobody can log in. */
            is_disabled: boolean;
            /** @description On how many devices the person is logged in. */
            sessions: number;
            /** @description What can be done now. */
            changes: components["schemas"]["PersonChange"][];
            /** @description What the staff changed, the oldest first. */
            history: components["schemas"]["DeskChange"][];
        };
        /** @description What is done. */
        PersonChangeRequest: {
            change: components["schemas"]["PersonChange"];
        };
        /** @description Something that failed and is tried again. */
        StuckThing: {
            /** @description What kind of thing, such as `refund` or `job booking-mail`. */
            what: string;
            /** @description Which one. */
            id: string;
            /** @description How often it was tried. */
            tries: number;
            /** @description What went wrong last. */
            last_error: string;
            /**
             * Format: date-time
             * @description Since when.
             */
            since: string;
            /**
             * Format: date-time
             * @description When it is tried next; null for a job: the queue has its own pace.
             */
            next_try_at: string | null;
            /** @description Whether it is tried no more unless somebody asks for it. */
            is_given_up: boolean;
            /** @description What the staff changed, the oldest first. */
            history: components["schemas"]["DeskChange"][];
        };
        /** @description Which one. */
        StuckName: {
            /** @description What kind of thing. */
            what: string;
            /** @description Which one. */
            id: string;
        };
        /**
         * @description Where the booking stands. `held` and `awaiting_payment` are open and end at `expires_at`; so does `set_aside`, which waits for somebody else to take and pay it. `exchanged`: another took its place.
         * @enum {string}
         */
        BookingState: "held" | "set_aside" | "awaiting_payment" | "paid" | "exchanged" | "expired" | "cancelled" | "refund_pending" | "refunded";
        /** @description A booking in the list. */
        DeskBookingEntry: {
            /**
             * Format: uuid
             * @description The booking.
             */
            id: string;
            /** @description A short name to quote. */
            reference: string;
            /** @description Who booked. */
            name: string;
            /** @description The event's title. */
            event: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            starts_at: string;
            state: components["schemas"]["BookingState"];
            /** @description How many places it has. */
            places: number;
        };
        /** @description Where a list's page stands in the whole. */
        Meta: {
            /** @description This page, from 1. */
            page: number;
            /** @description The most entries a page holds. */
            limit: number;
            /** @description Entries on all pages. */
            total: number;
            /** @description How many pages there are. */
            pages: number;
        };
        /** @description A place of a booking. */
        DeskTicket: {
            /**
             * Format: uuid
             * @description The place.
             */
            id: string;
            /** @description Name of the kind of ticket. */
            ticket_name: string;
            amount: components["schemas"]["Money"];
            /** @description First name; null until somebody is named. */
            first_name: string | null;
            /** @description Last name; null until somebody is named. */
            last_name: string | null;
            /** @description Where this ticket is sent as well. */
            email: string | null;
            /** @description The seat, such as `Stalls C12`; null where people stand or sit freely. */
            seat: string | null;
            /** @description What the ticket's QR code says. */
            code: string | null;
            /** @description Whether it was cancelled by itself. */
            is_cancelled: boolean;
        };
        /** @description A payment of a booking. */
        DeskPayment: {
            /**
             * Format: uuid
             * @description The payment.
             */
            id: string;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            state: "none_due" | "open" | "declined" | "paid" | "expired" | "refund_pending" | "refunded";
            amount: components["schemas"]["Money"];
            /** @description What came in; null until it did. */
            received: components["schemas"]["Money"] | null;
            /**
             * Format: date-time
             * @description When it was opened.
             */
            created_at: string;
        };
        /** @description Money of a booking that goes back. */
        DeskRefund: {
            /**
             * Format: uuid
             * @description The refund.
             */
            id: string;
            amount: components["schemas"]["Money"];
            /**
             * @description As the provider says it. `failed` is tried again for days; only `succeeded` has gone back.
             * @enum {string}
             */
            state: "pending" | "failed" | "succeeded";
            /**
             * Format: date-time
             * @description When it became due.
             */
            created_at: string;
        };
        /** @description The other side of an exchange. */
        DeskExchange: {
            /**
             * Format: uuid
             * @description The other booking.
             */
            booking_id: string;
            /** @description Its reference. */
            reference: string;
            /**
             * Format: date-time
             * @description When its date begins.
             */
            starts_at: string;
            /** @description The money that moved from the old booking to the new one; nothing while it is open. */
            credit: components["schemas"]["Money"];
            /** @description Whether the new booking is not paid yet. */
            is_open: boolean;
        };
        /**
         * @description What the staff can do to a booking.
         * @enum {string}
         */
        DeskBookingEvent: "tickets.resend" | "attendees.rename" | "tickets.cancel" | "refund.part" | "booking.cancel";
        /** @description One change of state. */
        Passage: {
            /** @description What happened. */
            event: string;
            /** @description The state from then on. */
            to_state: string;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description Who did it, by name; null for the portal itself. */
            by: string | null;
            /** @description The reason that was given. */
            note: string | null;
        };
        /** @description A booking with everything that a decision needs. */
        DeskBooking: {
            /**
             * Format: uuid
             * @description The booking.
             */
            id: string;
            /** @description A short name to quote. */
            reference: string;
            state: components["schemas"]["BookingState"];
            /** @description Why it ended as it did, as in `Booking`. */
            outcome: string | null;
            /** @description Who booked. */
            name: string;
            /** @description Where mail is sent. */
            email: string;
            /** @description The event's title. */
            event: string;
            /**
             * Format: uuid
             * @description The date.
             */
            occurrence_id: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            starts_at: string;
            /** @description The places, cancelled ones at the end. */
            tickets: components["schemas"]["DeskTicket"][];
            /** @description The payments, the oldest first. */
            payments: components["schemas"]["DeskPayment"][];
            /** @description Money that goes back, the oldest first. */
            refunds: components["schemas"]["DeskRefund"][];
            /** @description The promo code that makes it cheaper. */
            promo_code: string | null;
            /** @description The booking whose place it takes, or took; null for others. */
            exchange_of: components["schemas"]["DeskExchange"] | null;
            /** @description The booking that is to take its place, or took it; null for others. */
            exchanged_for: components["schemas"]["DeskExchange"] | null;
            refundable: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When it was begun.
             */
            created_at: string;
            /** @description Names what has happened to it so far, for a change of what was seen. */
            version: string;
            /** @description What can be done now. */
            events: components["schemas"]["DeskBookingEvent"][];
            /** @description What happened, the oldest first. */
            history: components["schemas"]["Passage"][];
        };
        /** @description Answers to the questions of the ticket's kind, by the question's id: a text, or the id of a choice. Without a question's id its answer stays as it is; an empty one takes it back. */
        Answers: {
            [key: string]: string;
        };
        /** @description Who comes on a place that is already held or bought. */
        AttendeeUpdate: {
            /**
             * Format: uuid
             * @description The place.
             */
            id: string;
            /** @description First name; null while nobody is named, where the event lets names follow. */
            first_name: string | null;
            /** @description Last name; null while nobody is named, where the event lets names follow. */
            last_name: string | null;
            /**
             * Format: email
             * @description Where this ticket is sent as well.
             */
            email?: string | null;
            answers?: components["schemas"]["Answers"];
        };
        /** @description What is done. `attendees.rename` needs `attendee`, `tickets.cancel` needs `tickets`, and `refund.part` needs `amount`. */
        DeskBookingChange: {
            event: components["schemas"]["DeskBookingEvent"];
            /** @description The booking's version as it was seen; refused where somebody has changed it since. */
            version: string;
            attendee?: components["schemas"]["AttendeeUpdate"];
            /** @description The places whose tickets are cancelled and refunded. */
            tickets?: string[];
            /** @description Euro cents to send back, at most `refundable`; the tickets stay valid. */
            amount?: number;
            /** @description Why, as the buyer reads it. */
            reason?: string;
        };
        /** @description A date in the list. */
        DeskOccurrenceEntry: {
            /**
             * Format: uuid
             * @description The date.
             */
            id: string;
            /** @description The event's title. */
            event: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            starts_at: string;
            /** @description Whether it is called off. */
            is_cancelled: boolean;
            /** @description How many bookings are bought. */
            bookings: number;
        };
        /**
         * @description `queued` and `offered` go on; the others are over: booked, declined, not booked in time, left, or the date's bookings have ended.
         * @enum {string}
         */
        WaitingState: "queued" | "offered" | "taken" | "declined" | "missed" | "left" | "closed";
        /** @description A party on a waiting list, as the staff see it. */
        DeskWaiting: {
            /**
             * Format: uuid
             * @description The place on the list.
             */
            id: string;
            /** @description Who joined. */
            name: string;
            /** @description The kind of ticket. */
            ticket_name: string;
            /** @description How many places. */
            party: number;
            state: components["schemas"]["WaitingState"];
            /**
             * Format: uuid
             * @description The booking that holds what is offered; null while nothing is.
             */
            booking_id: string | null;
            /**
             * Format: date-time
             * @description When the offer ends; null while nothing is offered.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When it joined.
             */
            created_at: string;
        };
        /** @description Who called a date off. */
        CalledOff: {
            /** @description Who it was; null once the account is gone. */
            by: string | null;
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description Why, as the buyers read it. */
            reason: string | null;
        };
        /** @description What calling the date off would end, or still has to. */
        StandingBookings: {
            /** @description Bookings that are bought. */
            bookings: number;
            /** @description How many people booked them. */
            people: number;
            /** @description How many tickets they have. */
            tickets: number;
            /** @description Places that are being chosen or paid for. */
            holds: number;
            amount: components["schemas"]["Money"];
        };
        /** @description How it goes with the bookings of a date that is called off. */
        CancellationProgress: {
            /** @description Bookings whose money is back. */
            refunded: number;
            /** @description Bookings whose money is on its way. */
            pending: number;
            /** @description Bookings whose money the provider could not send back so far. */
            failed: number;
            /** @description Bookings that had no money left to send back. */
            free: number;
            /** @description Bookings that are still to be ended. */
            left: number;
        };
        /** @description A date with everything that calling it off means. */
        DeskOccurrence: {
            /**
             * Format: uuid
             * @description The date.
             */
            id: string;
            /** @description The event's title. */
            event: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            starts_at: string;
            /** @description Whether it is called off. */
            is_cancelled: boolean;
            /** @description Who of the staff called it off; null where nobody did. */
            called_off: components["schemas"]["CalledOff"] | null;
            standing: components["schemas"]["StandingBookings"];
            progress: components["schemas"]["CancellationProgress"];
        };
        /** @description Why a date is called off. */
        CancellationRequest: {
            /** @description Why, as the buyers read it. */
            reason?: string;
        };
        /** @description A date that people with tickets come to. */
        DoorDate: {
            /**
             * Format: uuid
             * @description The occurrence.
             */
            id: string;
            /** @description The event's title. */
            event: string;
            /**
             * Format: date-time
             * @description When it starts.
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            ends_at: string;
            /** @description How many valid tickets there are. */
            tickets: number;
            /** @description How many of them have let somebody in. */
            inside: number;
        };
        /** @description A valid ticket. */
        DoorTicket: {
            /**
             * Format: uuid
             * @description The place.
             */
            id: string;
            /** @description SHA-256 of the ticket's code, in base64url: it doesn't reveal the code. */
            hash: string;
            /** @description The attendee's name; null until somebody is named. */
            name: string | null;
            /** @description Name of the kind of ticket. */
            kind: string;
            /** @description The seat; null where people stand or sit freely. */
            seat: string | null;
        };
        /** @description A code that lets nobody in any more. */
        DoorVoid: {
            /** @description SHA-256 of the code, in base64url. */
            hash: string;
            /**
             * @description `replaced`: the ticket went to another name and has a new code. `exchanged`: it was exchanged for one for another date.
             * @enum {string}
             */
            why: "cancelled" | "replaced" | "exchanged";
        };
        /** @description Somebody was let in. */
        DoorEntry: {
            /** @description The door's name. */
            door: string;
            /**
             * Format: date-time
             * @description When, by that device's clock.
             */
            at: string;
            /**
             * Format: uuid
             * @description Which device.
             */
            device: string;
        };
        /** @description How a ticket stands now. */
        DoorChange: {
            /**
             * Format: uuid
             * @description The place.
             */
            ticket: string;
            /** @description The scan that let somebody in; null after it was undone. */
            entry: components["schemas"]["DoorEntry"] | null;
        };
        /** @description How many people a door has let in. */
        DoorCount: {
            /** @description The door's name. */
            door: string;
            /** @description How many. */
            inside: number;
        };
        /** @description A ticket that has let in more people than it may. */
        DoorConflict: {
            /**
             * Format: uuid
             * @description The place.
             */
            ticket: string;
            /** @description The attendee's name; null until somebody is named. */
            name: string | null;
            /** @description Name of the kind of ticket. */
            kind: string;
            /** @description The seat; null where people stand or sit freely. */
            seat: string | null;
            /**
             * @description `twice`: more than one person came in with it. `not_valid`: by then it was cancelled or had a new code.
             * @enum {string}
             */
            why: "twice" | "not_valid";
            /** @description Every time that it let somebody in, the earliest first. */
            entries: components["schemas"]["DoorEntry"][];
        };
        /** @description What all doors together have done. */
        DoorLog: {
            /** @description How far this answer goes; give it as `since` to read on from there. */
            cursor: number;
            /** @description Tickets whose standing has changed. */
            changes: components["schemas"]["DoorChange"][];
            /** @description All doors, by name. */
            doors: components["schemas"]["DoorCount"][];
            /** @description All that have not been undone, the latest first. */
            conflicts: components["schemas"]["DoorConflict"][];
        };
        /** @description What a device at the door keeps. */
        DoorList: {
            date: components["schemas"]["DoorDate"];
            /** @description All valid tickets. */
            tickets: components["schemas"]["DoorTicket"][];
            /** @description Codes that used to be valid. */
            void: components["schemas"]["DoorVoid"][];
            log: components["schemas"]["DoorLog"];
        };
        /** @description Somebody was let in, or that was undone. */
        DoorScan: {
            /**
             * Format: uuid
             * @description Generated by the device; for an undo, the id of the scan that it undoes.
             */
            id: string;
            /**
             * @description What was done.
             * @enum {string}
             */
            event: "admit" | "undo";
            /**
             * Format: uuid
             * @description The place.
             */
            ticket: string;
            /** @description The hash of the code that was read; null where the person was found by name. */
            hash: string | null;
            /**
             * Format: date-time
             * @description When, by the device's clock.
             */
            at: string;
            /** @description True if the device had no network at the time. */
            was_offline: boolean;
        };
        /** @description What a door has done. */
        DoorScans: {
            /** @description The door's name. */
            door: string;
            /**
             * Format: uuid
             * @description The device.
             */
            device: string;
            /** @description In the order in which they happened. */
            scans: components["schemas"]["DoorScan"][];
        };
        /** @description How a scan was taken. */
        DoorScanResult: {
            /**
             * Format: uuid
             * @description The scan.
             */
            id: string;
            /**
             * @description `twice`: another scan of the ticket stands. `not_valid`: the ticket is cancelled or has a new code. `unknown`: no ticket or scan of this date; nothing was kept.
             * @enum {string}
             */
            state: "admitted" | "twice" | "not_valid" | "undone" | "unknown";
        };
        /** @description What the app needs to know. */
        SecondFactorSecret: {
            /** @description The secret, to be typed into the app. */
            secret: string;
            /** @description The same as an address, as in the QR code. */
            uri: string;
            /** @description The QR code as the path of an SVG. */
            qr: string;
            /** @description Units on each side of the SVG. */
            qr_size: number;
        };
        /**
         * @description How the permit stands.
         * @enum {string}
         */
        PermitState: "awaiting_payment" | "under_review" | "valid" | "refused";
        /** @description An application in the list. */
        PermitEntry: {
            /**
             * Format: uuid
             * @description The permit.
             */
            id: string;
            /** @description Whose it is. */
            name: string;
            /** @description The car's registration number. */
            number_plate: string;
            state: components["schemas"]["PermitState"];
            /**
             * Format: date-time
             * @description Since when it has been in this state.
             */
            since: string;
        };
        /**
         * @description What the staff can do to a permit.
         * @enum {string}
         */
        PermitEvent: "permit.approve" | "permit.decline";
        /** @description An application with everything that a decision needs. */
        PermitCase: {
            /**
             * Format: uuid
             * @description The permit.
             */
            id: string;
            state: components["schemas"]["PermitState"];
            /** @description Whose it is. */
            name: string;
            /** @description Where mail is sent. */
            email: string;
            /** @description The car's registration number. */
            number_plate: string;
            /** @description What the student wrote. */
            note: string | null;
            /** @description The scholastic year, such as 2026/27. */
            year: string;
            /**
             * Format: date
             * @description Its last day.
             */
            valid_until: string;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            created_at: string;
            /** @description Whether there are photos of the licence. */
            has_licence: boolean;
            /** @description Names what has happened to it so far, for a decision about what was seen. */
            version: string;
            /** @description What can be done now. */
            events: components["schemas"]["PermitEvent"][];
            /** @description What happened, the oldest first. */
            history: components["schemas"]["Passage"][];
        };
        /** @description What is decided. */
        PermitDecision: {
            event: components["schemas"]["PermitEvent"];
            /** @description Its version as it was seen; refused where it has changed since. */
            version: string;
            /** @description Why it is declined, as the student reads it; needed for that. */
            reason?: string;
        };
        /** @description A time in which cards can be ordered. */
        OpeningDates: {
            /**
             * Format: date
             * @description The first day.
             */
            opens_at: string;
            /**
             * Format: date
             * @description The last day.
             */
            closes_at: string;
        };
        /** @description A deal for holders of the student card. */
        CardDeal: {
            /** @description Its slug. */
            id: string;
            /** @description Who gives it. */
            partner: string;
            /** @description What it is. */
            offer: string;
            /** @description What to mind. */
            conditions: string | null;
            /** @description What kind of thing it is. */
            category: string;
        };
        /** @description Something to choose. */
        Named: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
        };
        /** @description A country. */
        Country: {
            /** @description Its ISO 3166 code. */
            id: string;
            /** @description Its name. */
            name: string;
        };
        /** @description A town or village. */
        Locality: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
            /**
             * @description Which island.
             * @enum {string}
             */
            island: "malta" | "gozo";
            /** @description How its postcodes begin. */
            postcode_prefix: string;
        };
        /** @description A faculty, institute, centre or school. */
        Entity: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
            /**
             * @description Whose it is.
             * @enum {string}
             */
            user_type: "university_student" | "junior_college_student";
        };
        /** @description A course. */
        Course: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description The entity that gives it. */
            entity_id: string;
            /** @description How long it takes full time. */
            years: number;
        };
        /** @description A kind of event. */
        EventType: {
            /** @description Slug. */
            id: string;
            /** @description Name in the caller's language. */
            name: string;
        };
        /**
         * @description What kind of place it is.
         * @enum {string}
         */
        VenueKind: "hall" | "room" | "outdoors" | "stadium";
        /** @description A place where events happen. */
        Venue: {
            /** @description Slug. */
            id: string;
            kind: components["schemas"]["VenueKind"];
            /** @description The most people it holds; null where nobody counts them. */
            capacity: number | null;
            /** @description Name in the caller's language. */
            name: string;
            /** @description Town or village. */
            locality: string;
            /** @description Street address. */
            address: string;
            /** @description What the place offers for access, such as step-free entry or a hearing loop. */
            access: string | null;
        };
        /** @description What the drawn poster is made from. */
        Poster: {
            /** @description The same seed always draws the same poster. */
            seed: string;
            /** @description Name of the drawing; null lets the seed choose. */
            scene: string | null;
        };
        /**
         * @description Whether places can be booked, and if not, why.
         * @enum {string}
         */
        BookingsState: "open" | "not_open" | "closed" | "fully_booked" | "cancelled" | "past";
        /** @description One time that an event happens. */
        Occurrence: {
            /**
             * Format: uuid
             * @description The occurrence.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it starts.
             */
            start: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            end: string;
            /** @description Where; null is shown as N/A. */
            venue: components["schemas"]["Venue"] | null;
            state: components["schemas"]["BookingsState"];
            /** @description Whether seats are chosen on a plan. */
            seated: boolean;
            /** @description Free places; null when nothing limits them. */
            places_left: number | null;
            /** @description The most places one person may have. */
            per_person_limit: number;
            /**
             * Format: date-time
             * @description When booking opens.
             */
            bookings_open_at: string | null;
            /**
             * Format: date-time
             * @description When booking closes.
             */
            bookings_close_at: string;
            /** @description What is special about this date, such as surtitles. */
            note: string | null;
        };
        /** @description An event as a list shows it. */
        EventSummary: {
            /**
             * Format: uuid
             * @description The event.
             */
            id: string;
            /** @description The event's name in addresses. */
            slug: string;
            /** @description Title in the caller's language. */
            title: string;
            /** @description One or two sentences. */
            summary: string;
            /**
             * @description TEDx-style events are listed apart.
             * @enum {string}
             */
            class: "standard" | "tedx";
            type: components["schemas"]["EventType"];
            poster: components["schemas"]["Poster"];
            state: components["schemas"]["BookingsState"];
            /** @description When it happens, soonest first. */
            occurrences: components["schemas"]["Occurrence"][];
            /** @description The lowest price; null when nothing is on sale. */
            price_from: components["schemas"]["Money"] | null;
        };
        /** @description Which occurrence to write as a calendar file. */
        IcalRequest: {
            /** @description The event's slug. */
            event: string;
            /**
             * Format: uuid
             * @description The occurrence.
             */
            occurrence: string;
        };
        /** @description An event with all that its page says. */
        Event: components["schemas"]["EventSummary"] & {
            /** @description Paragraphs of plain text. */
            description: string[];
            /** @description Short facts, such as how long it runs. */
            facts: {
                /** @description What the fact is about. */
                label: string;
                /** @description The fact. */
                value: string;
            }[];
            /** @description A buyer may cancel for a refund until so many hours before the start; null means not at all. */
            cancel_hours: number | null;
            /** @description Promo codes make its tickets cheaper. */
            takes_codes: boolean;
        };
        /** @description Something that a kind of ticket asks besides the name, such as a table or a meal. */
        Question: {
            /** @description The question's name in answers. */
            id: string;
            /**
             * @description `text` is answered in one line, `choice` with the id of one of `choices`.
             * @enum {string}
             */
            type: "text" | "choice";
            /** @description Whether it must be answered before paying. */
            required: boolean;
            /** @description The question in the caller's language. */
            label: string;
            /** @description What helps to answer it. */
            hint: string | null;
            /** @description The possible answers; empty for a text. */
            choices: {
                /** @description The answer to send. */
                id: string;
                /** @description The answer as people read it. */
                label: string;
            }[];
        };
        /** @description A kind of ticket for one occurrence. */
        Ticket: {
            /**
             * Format: uuid
             * @description The kind of ticket.
             */
            id: string;
            /**
             * @description ON_SALE and SOLD_OUT are current; only ON_SALE can be chosen.
             * @enum {string}
             */
            state: "ON_SALE" | "SOLD_OUT" | "UPCOMING" | "ENDED";
            /** @description Name, such as Student. */
            name: string;
            /** @description Who it is for. */
            description: string | null;
            amount: components["schemas"]["Money"];
            /** @description For seated occurrences: the price in each category of seats. */
            prices: {
                /** @description The category's name in the seat plan. */
                category: string;
                /** @description The category's name in the caller's language. */
                name: string;
                amount: components["schemas"]["Money"];
            }[];
            /** @description What it costs some people, if that is less. Prices don't add up: the least counts. */
            member_prices: {
                /** @description Who pays it, in the caller's language, such as: with a student card. */
                for: string;
                /** @description The tickets of one booking that have it; null for all of them. */
                most: number | null;
                amount: components["schemas"]["Money"];
                /** @description For seated occurrences: the price in each category of seats that has one. */
                prices: {
                    /** @description The category's name in the seat plan. */
                    category: string;
                    /** @description The category's name in the caller's language. */
                    name: string;
                    amount: components["schemas"]["Money"];
                }[];
            }[];
            /** @description What is asked of everybody who comes with this kind of ticket. */
            questions: components["schemas"]["Question"][];
            /** @description Places of this kind if nobody takes any; null when nothing limits them. */
            places: number | null;
            /** @description Tickets of this kind left; null when only the seats limit them. */
            places_left: number | null;
            /** @description Row of a ticket that stands for one fixed seat. */
            seat_row: string | null;
            /** @description Number of a ticket that stands for one fixed seat. */
            seat_number: string | null;
        };
        /** @description One time that an event happens, with the tickets for it. */
        OccurrenceWithTickets: components["schemas"]["Occurrence"] & {
            /** @description The kinds of tickets for it. */
            tickets: components["schemas"]["Ticket"][];
        };
        /** @description Addresses that put the occurrence into a calendar. */
        CalendarLinks: {
            /**
             * Format: uri
             * @description Google Calendar.
             */
            google: string;
            /**
             * Format: uri
             * @description Outlook.com.
             */
            outlook: string;
            /**
             * Format: uri
             * @description Microsoft 365.
             */
            office365: string;
        };
        /** @description Which seats are free. */
        SeatStates: {
            /** @description Send it as `since` to hear only of what changed. */
            cursor: string;
            /** @description One digit per seat, in the plan's order: 0 available, 1 on hold, 2 booked. Null when `since` was sent. */
            states: string | null;
            /** @description With `since`: the seats that may have changed. */
            changes: {
                /** @description The seat's place in the plan's order. */
                index: number;
                /**
                 * @description 0 available, 1 on hold, 2 booked.
                 * @enum {integer}
                 */
                state: 0 | 1 | 2;
            }[];
        };
        /** @description A seating plan in pretix's format, as drawn in its editor. Zones, rows and seats keep their order; that order numbers the seats. */
        SeatPlan: {
            /** @description The plan's name. */
            name: string;
            /** @description Kinds of seats. */
            categories: {
                [key: string]: unknown;
            }[];
            /** @description Width and height of the drawing. */
            size: {
                [key: string]: unknown;
            };
            /** @description Parts of the hall, with rows of seats and drawn areas. */
            zones: {
                [key: string]: unknown;
            }[];
            /** @description Names on the plan, each with what it is in the caller's language. */
            words?: {
                [key: string]: string;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description A question of the ticket's kind with its answer. */
        AnsweredQuestion: components["schemas"]["Question"] & {
            /** @description The text, or the id of the choice; null while unanswered. */
            answer: string | null;
            /** @description The answer as people read it, in the caller's language. */
            answer_text: string | null;
        };
        /** @description A seat as people name it. */
        Seat: {
            /** @description The seat's `seat_guid` in the plan. */
            guid: string;
            /** @description Part of the hall, as the plan names it. */
            zone: string;
            /** @description Part of the hall, in the caller's language. */
            zone_name: string;
            /** @description Row. */
            row: string;
            /** @description Number in the row. */
            number: string;
            /** @description The seat's category in the plan. */
            category: string;
        };
        /** @description A ticket's way to somebody else. */
        TicketTransfer: {
            /**
             * Format: uuid
             * @description The transfer.
             */
            id: string;
            /** @description Where the link went; null once the address was erased. */
            email: string | null;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            sent_at: string;
        };
        /** @description One place of a booking and who comes. */
        Attendee: {
            /**
             * Format: uuid
             * @description The place.
             */
            id: string;
            /**
             * Format: uuid
             * @description The kind of ticket.
             */
            ticket_id: string;
            /** @description Name of the kind. */
            ticket_name: string;
            amount: components["schemas"]["Money"];
            /** @description The ordinary price, where a code or a price for some people makes it cost less; null where it doesn't. */
            listed: components["schemas"]["Money"] | null;
            /** @description First name; null until somebody is named and shown as N/A. */
            first_name: string | null;
            /** @description Last name; null until somebody is named and shown as N/A. */
            last_name: string | null;
            /** @description Where this ticket is sent as well. */
            email: string | null;
            /** @description What this kind of ticket asks, in its order, with the answers so far. */
            questions: components["schemas"]["AnsweredQuestion"][];
            /** @description The seat; null where people stand or sit freely. */
            seat: components["schemas"]["Seat"] | null;
            /** @description What the ticket's QR code says; null until paid. Another name or address gives the ticket a new one. */
            code: string | null;
            /** @description Its way to somebody else: under way, or accepted for one of `transferred_attendees`; null where it isn't going anywhere. */
            transfer: components["schemas"]["TicketTransfer"] | null;
            /** @description Somebody has come in with it. */
            is_entered: boolean;
            /** @description Whether it can be cancelled now, alone. */
            can_cancel: boolean;
        };
        /** @description Tickets at one rate of VAT. */
        VatLine: {
            /** @description The rate, in per cent. */
            percent: number;
            /** @description What they cost together, VAT included. */
            gross: components["schemas"]["Money"];
            /** @description The VAT in it: each ticket's, rounded to the cent, added up. */
            vat: components["schemas"]["Money"];
        };
        /** @description How a booking is paid. */
        Payment: {
            /**
             * Format: uuid
             * @description The payment.
             */
            id: string;
            /**
             * @description Where it stands. `declined`: the last card was refused, another can be tried.
             * @enum {string}
             */
            state: "none_due" | "open" | "declined" | "paid" | "expired" | "refund_pending" | "refunded";
            amount: components["schemas"]["Money"];
            /** @description The provider's checkout session. */
            session_id: string | null;
            /** @description The provider's key for browsers. */
            publishable_key: string | null;
            /** @description Where to pay while the payment is open. */
            url: string | null;
        };
        /** @description Money of a booking that goes back: all of it, or the part of single tickets. */
        Refund: {
            amount: components["schemas"]["Money"];
            /** @description The VAT in it; null where the tickets have none. */
            vat: components["schemas"]["Money"] | null;
            /**
             * @description Whether it is on its way or has gone back.
             * @enum {string}
             */
            state: "refund_pending" | "refunded";
            /**
             * Format: date-time
             * @description When it became due.
             */
            created_at: string;
        };
        /** @description A seat of the plan. */
        SeatRef: {
            /** @description The seat's `seat_guid` in the plan. */
            guid: string;
        };
        /** @description One wanted place. */
        OrderLine: {
            /**
             * Format: uuid
             * @description The kind of ticket.
             */
            ticket_id: string;
            /** @description First name of who comes; missing, empty or N/A while nobody is named. */
            first_name?: string;
            /** @description Last name of who comes; missing, empty or N/A while nobody is named. */
            last_name?: string;
            /**
             * Format: email
             * @description Where this ticket is sent as well.
             */
            email?: string;
            answers?: components["schemas"]["Answers"];
            seat?: components["schemas"]["SeatRef"];
        };
        /** @description What becomes of the booking that another takes the place of. */
        Exchange: {
            /**
             * Format: uuid
             * @description The booking that is replaced.
             */
            booking_id: string;
            /** @description Its reference. */
            reference: string;
            /**
             * Format: date-time
             * @description When its date starts.
             */
            start: string;
            /** @description What of the new price is paid with its money. */
            credit: components["schemas"]["Money"];
            /** @description What is left to pay, or was paid. */
            due: components["schemas"]["Money"];
            /** @description What goes back of its money, because the new tickets cost less. */
            back: components["schemas"]["Money"];
            /** @description Its tickets as the new date has them, without seats; empty once it is replaced. */
            tickets: components["schemas"]["OrderLine"][];
        };
        /** @description A booking that takes the place of another. */
        Successor: {
            /**
             * Format: uuid
             * @description The booking.
             */
            booking_id: string;
            /** @description Its reference. */
            reference: string;
            /**
             * Format: uuid
             * @description Its occurrence.
             */
            occurrence_id: string;
            /**
             * Format: date-time
             * @description When that starts.
             */
            start: string;
            /** @description What moved to it; nothing until it is paid. */
            credit: components["schemas"]["Money"];
            /** @description Whether it is not paid yet; the old tickets are valid until then. */
            is_open: boolean;
        };
        /** @description Places held or bought by one person at one occurrence. */
        Booking: {
            /**
             * Format: uuid
             * @description The booking.
             */
            id: string;
            /**
             * @description A short name to quote.
             * @example GĦ-7K3M-Q2
             */
            reference: string;
            state: components["schemas"]["BookingState"];
            /** @description The event. */
            event: {
                /** @description Its name in addresses. */
                slug: string;
                /** @description Its title. */
                title: string;
                poster: components["schemas"]["Poster"];
            };
            occurrence: components["schemas"]["Occurrence"];
            /** @description One entry per place that was not cancelled by itself. */
            attendees: components["schemas"]["Attendee"][];
            /** @description Tickets that were cancelled by themselves, while the others stayed valid. */
            cancelled_attendees: components["schemas"]["Attendee"][];
            /** @description Tickets that somebody else has accepted and now owns. */
            transferred_attendees: components["schemas"]["Attendee"][];
            /** @description What all of its tickets cost together, those cancelled or given away included. */
            total: components["schemas"]["Money"];
            /** @description What they would cost at ordinary prices. */
            listed_total: components["schemas"]["Money"];
            /** @description The code that it has, as the union writes it. */
            promo_code: string | null;
            /** @description Whether there are codes for this event. */
            takes_codes: boolean;
            /** @description The VAT in the total, one line for each rate; empty where the tickets have none. */
            vat: components["schemas"]["VatLine"][];
            /** @description The payment whose money it has, else the one that can be paid, else the latest; null before there is one. */
            payment: components["schemas"]["Payment"] | null;
            /** @description What goes or went back, oldest first; never more together than was paid. */
            refunds: components["schemas"]["Refund"][];
            /** @description What cancelling it now would send back; nothing unless it is paid. */
            refundable: components["schemas"]["Money"];
            /** @description Whether everybody must be named before paying; otherwise names may follow until the start. */
            names_required: boolean;
            /**
             * Format: date-time
             * @description When the hold ends; null once it is over or paid.
             */
            expires_at: string | null;
            /** @description How long a fresh hold lasts, in seconds. */
            hold_seconds: number;
            /** @description The most places that it may hold, while everyone of a group pays for themselves; null where only the person's limit counts. */
            most_places: number | null;
            /** @description How often the hold can still be extended. */
            extensions_left: number;
            /** @description Whether so few places are left that holds are extended less often than usual. */
            nearly_full: boolean;
            /**
             * Format: date-time
             * @description Until when the buyer may cancel for a refund.
             */
            cancel_until: string | null;
            /** @description Whether `deleteBooking` would succeed now. */
            can_cancel: boolean;
            /** @description The wallets that its tickets can be added to now; empty unless the server is set up for it. */
            wallets: ("apple" | "google")[];
            /** @description Whether it can be moved to another date of its event now, if there are places. */
            can_exchange: boolean;
            /** @description Why a bought booking can't be moved to another date now, by the rule that `exchangeBooking` follows; null if it can be, or isn't bought. */
            exchange_refusal: ("event_cancelled" | "exchange_given" | "transfer_open" | "exchange_entered" | "no_other_date" | "cancel_too_late") | null;
            /** @description The booking whose place it takes once it is paid, or took; null for others. */
            exchange: components["schemas"]["Exchange"] | null;
            /** @description The booking that is to take its place, or took it; null for others. */
            exchanged_for: components["schemas"]["Successor"] | null;
            /** @description Why a booking ended as it did; null while nothing needs saying. */
            outcome: ("reseated" | "paid_too_late" | "cancelled_by_buyer" | "cancelled_by_union" | "event_cancelled" | "hold_expired" | "replaced" | "received" | "offered" | "taken_back" | "exchange_over") | null;
            /**
             * Format: date-time
             * @description When it began.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was paid.
             */
            paid_at: string | null;
        };
        /** @description The places wanted at one occurrence. */
        BookingRequest: {
            /**
             * Format: uuid
             * @description The occurrence.
             */
            occurrence_id: string;
            /** @description One entry per place. */
            attendees: components["schemas"]["OrderLine"][];
        };
        /** @description Seats that someone would like. */
        SeatingCheckRequest: {
            /**
             * Format: uuid
             * @description The occurrence.
             */
            occurrence_id: string;
            /** @description One entry per place. */
            attendees: components["schemas"]["OrderLine"][];
        };
        /** @description Whether those seats can be had. */
        SeatingCheck: {
            /** @description Whether all of them are free or already the caller's. */
            available: boolean;
            /** @description Those that are not. */
            taken: components["schemas"]["Seat"][];
        };
        /** @description The places that the booking shall hold from now on. */
        MergeRequest: {
            /** @description One entry per place. */
            attendees: components["schemas"]["OrderLine"][];
        };
        /** @description New names. */
        AttendeesUpdate: {
            /** @description One entry per place that changes. */
            attendees: components["schemas"]["AttendeeUpdate"][];
        };
        /** @description Places to let go of. */
        AttendeesRemoval: {
            /** @description One entry per place. */
            attendees: {
                /**
                 * Format: uuid
                 * @description The place.
                 */
                id?: string;
                /**
                 * Format: uuid
                 * @description The kind of ticket.
                 */
                ticket_id?: string;
                /** @description Row of the seat. */
                seat_row?: string;
                /** @description Number of the seat. */
                seat_number?: string;
            }[];
        };
        /** @description A code that makes tickets cheaper. */
        PromoCode: {
            /** @description The code; capitals, and how accents are composed, don't count. */
            code: string;
        };
        /** @description The date that a booking moves to. */
        ExchangeRequest: {
            /**
             * Format: uuid
             * @description Another occurrence of the same event.
             */
            occurrence_id: string;
        };
        /** @description Where a phone gets a ticket for its wallet; null for a wallet that the server isn't set up for. */
        WalletLinks: {
            /**
             * Format: uri
             * @description A pass for Apple Wallet; the address works for ten minutes.
             */
            apple: string | null;
            /**
             * Format: uri
             * @description A page of Google's that adds the ticket to its owner's wallet.
             */
            google: string | null;
        };
        /** @description What a page needs to show the payment provider's page inside. */
        EmbeddedPayment: {
            /** @description The provider's key of this one session. */
            client_secret: string;
            /** @description The provider's key for browsers. */
            publishable_key: string;
            /**
             * Format: uri
             * @description Where somebody goes who would rather not pay.
             */
            cancel_url: string;
        };
        /** @description The ticket, and the person to send it to. */
        TransferRequest: {
            /**
             * Format: uuid
             * @description The place in the booking.
             */
            attendee_id: string;
            /**
             * Format: email
             * @description Where the link is mailed to.
             */
            email: string;
        };
        /** @description The places that others pay for. */
        ShareRequest: {
            /** @description One entry per place; places with the same address are one share. */
            shares: {
                /**
                 * Format: uuid
                 * @description The place in the booking.
                 */
                attendee_id: string;
                /**
                 * Format: email
                 * @description Where the link is mailed to.
                 */
                email: string;
            }[];
        };
        /** @description A place of a share. */
        SharedPlace: {
            /** @description Name of the kind of ticket. */
            ticket_name: string;
            /** @description The seat; null where people stand or sit freely. */
            seat: components["schemas"]["Seat"] | null;
        };
        /** @description A friend's share of a booking that everyone pays for themselves, as the person who asked sees it. */
        BookingShare: {
            /**
             * Format: uuid
             * @description The share.
             */
            id: string;
            /**
             * Format: uuid
             * @description The booking that the places were in.
             */
            booking_id: string;
            /**
             * @description How it stands. `asked` and `taken` wait for the friend, `declined` for the person who asked; `released` wasn't paid in time, and `taken_back` is in a booking of the person who asked again.
             * @enum {string}
             */
            state: "asked" | "declined" | "taken" | "paid" | "taken_back" | "released";
            /** @description The friend's first name, as the person who asked typed it. */
            name: string | null;
            /** @description Where the link went; null once the address was erased. */
            email: string | null;
            /** @description The event. */
            event: {
                /** @description Its name in addresses. */
                slug: string;
                /** @description Its title. */
                title: string;
            };
            occurrence: components["schemas"]["Occurrence"];
            /** @description The places; empty once they were taken back. */
            places: components["schemas"]["SharedPlace"][];
            /** @description What they cost ordinarily. */
            total: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When the places are released unless they are paid; null once it is over or paid.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description From when the link can be mailed again; null where it can't be.
             */
            remind_from: string | null;
        };
        /** @description The link's token. */
        ShareToken: {
            /** @description The token at the end of the link. */
            token: string;
        };
        /** @description Places that somebody is asked to pay for. It shows only the first name of the person who asks. */
        OfferedShare: {
            /** @description The first name of the person who asks; null where it can't be shown. */
            from: string | null;
            /** @description The event. */
            event: {
                /** @description Its name in addresses. */
                slug: string;
                /** @description Its title. */
                title: string;
            };
            occurrence: components["schemas"]["Occurrence"];
            /** @description The places. */
            places: components["schemas"]["SharedPlace"][];
            /** @description Their ordinary price; the person who takes them may pay less. */
            total: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When they are released unless they are paid.
             */
            expires_at: string;
            /** @description True once somebody has taken them; only that person can go on to pay. */
            is_taken: boolean;
            /** @description True once the person who is signed in has taken them. */
            is_yours: boolean;
            /** @description True for the person who asked, who can't take them by the link. */
            is_from_you: boolean;
        };
        /** @description A party's place on the waiting list of a date. */
        WaitingPlace: {
            /**
             * Format: uuid
             * @description The place.
             */
            id: string;
            state: components["schemas"]["WaitingState"];
            /** @description The event. */
            event: {
                /** @description Its name in addresses. */
                slug: string;
                /** @description Its title. */
                title: string;
            };
            occurrence: components["schemas"]["Occurrence"];
            /**
             * Format: uuid
             * @description The kind of ticket.
             */
            ticket_id: string;
            /** @description Its name. */
            ticket_name: string;
            /** @description How many places. */
            party: number;
            /** @description How many parties are ahead; null once it no longer waits. */
            ahead: number | null;
            /**
             * Format: uuid
             * @description The booking that holds what is offered; null while nothing is.
             */
            booking_id: string | null;
            /**
             * Format: date-time
             * @description When the offer ends; null while nothing is offered.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When it joined.
             */
            created_at: string;
        };
        /** @description A party that waits for places. */
        WaitingRequest: {
            /**
             * Format: uuid
             * @description The occurrence.
             */
            occurrence_id: string;
            /**
             * Format: uuid
             * @description The kind of ticket.
             */
            ticket_id: string;
            /** @description How many places, all at once; no more than one person may have. */
            party: number;
        };
        /** @description The link's token. */
        TransferToken: {
            /** @description The token at the end of the link. */
            token: string;
        };
        /** @description A ticket that somebody offers. Of the sender it shows only the first name. */
        OfferedTicket: {
            /** @description The sender's first name; null where it can't be shown. */
            from: string | null;
            /** @description The event. */
            event: {
                /** @description Its name in addresses. */
                slug: string;
                /** @description Its title. */
                title: string;
            };
            occurrence: components["schemas"]["Occurrence"];
            /** @description Name of the kind of ticket. */
            ticket_name: string;
            /** @description The seat; null where people stand or sit freely. */
            seat: components["schemas"]["Seat"] | null;
            /** @description True if the event wants a name on every ticket. */
            names_required: boolean;
            /** @description What this kind of ticket asks. */
            questions: components["schemas"]["Question"][];
        };
        /** @description The link's token, and who will use the ticket. */
        TransferAcceptance: {
            /** @description The token at the end of the link. */
            token: string;
            /** @description First name; null if the event lets names follow later and nobody is named yet. */
            first_name: string | null;
            /** @description Last name; null if the event lets names follow later and nobody is named yet. */
            last_name: string | null;
            answers?: components["schemas"]["Answers"];
        };
        /** @description What a ticket's QR code says. */
        TicketCode: {
            /** @description The code. */
            code: string;
        };
        /** @description Whether a code lets somebody in, and whom. */
        CheckedTicket: {
            /**
             * @description `valid` lets one person in. `replaced`: the ticket went to another name and has a new code. `exchanged`: it was exchanged for one for another date. `cancelled`: the ticket or its booking was given back. `unknown`: no ticket of this portal.
             * @enum {string}
             */
            standing: "valid" | "replaced" | "exchanged" | "cancelled" | "unknown";
            /** @description The ticket of a valid code; null otherwise. */
            ticket: {
                /** @description The event's title. */
                event: string;
                /**
                 * Format: date-time
                 * @description When it starts.
                 */
                start: string;
                /** @description The booking's reference. */
                reference: string;
                /** @description Name of the kind. */
                ticket_name: string;
                /** @description First name; null until somebody is named. */
                first_name: string | null;
                /** @description Last name; null until somebody is named. */
                last_name: string | null;
                /** @description The seat; null where people stand or sit freely. */
                seat: components["schemas"]["Seat"] | null;
                /** @description What the ticket's kind asks and what was answered. */
                questions: components["schemas"]["AnsweredQuestion"][];
            } | null;
        };
        /** @description A piece of news as a list shows it. */
        NewsSummary: {
            /** @description The news. */
            id: string;
            /** @description Its name in addresses. */
            slug: string;
            /** @description The headline. */
            title: string;
            /** @description One or two sentences. */
            summary: string;
            category: components["schemas"]["Named"];
            /**
             * Format: date-time
             * @description When it came out.
             */
            published_at: string;
            /** @description Who wrote it. */
            author: string;
            /** @description How long it takes to read. */
            reading_minutes: number;
            art: components["schemas"]["Poster"];
        };
        /** @description A heading within the text; one level below the title of the page. */
        HeadingBlock: {
            /**
             * @description Tells this part from others.
             * @enum {string}
             */
            kind: "heading";
            /** @description A name to link to within the page. */
            id: string;
            /** @description The heading. */
            text: string;
        };
        /** @description A stretch of text that looks the same throughout. */
        Span: {
            /** @description The text. */
            text: string;
            /** @description Whether it is stressed. */
            strong: boolean;
            /** @description Where it leads: a path of this portal, an https address, or a mailto or tel link. Null for text alone. */
            href: string | null;
        };
        /** @description One run of text. */
        Spans: components["schemas"]["Span"][];
        /** @description A paragraph. */
        ParagraphBlock: {
            /**
             * @description Tells this part from others.
             * @enum {string}
             */
            kind: "paragraph";
            text: components["schemas"]["Spans"];
        };
        /** @description A list. */
        ListBlock: {
            /**
             * @description Tells this part from others.
             * @enum {string}
             */
            kind: "list";
            /** @description Whether the order counts. */
            ordered: boolean;
            /** @description What is listed. */
            items: components["schemas"]["Spans"][];
        };
        /** @description What somebody said. */
        QuoteBlock: {
            /**
             * @description Tells this part from others.
             * @enum {string}
             */
            kind: "quote";
            text: components["schemas"]["Spans"];
            /** @description Who said it. */
            by: string | null;
        };
        /** @description Something to mind. */
        NoteBlock: {
            /**
             * @description Tells this part from others.
             * @enum {string}
             */
            kind: "note";
            text: components["schemas"]["Spans"];
        };
        /** @description A table; the first cell of a row names the row. */
        TableBlock: {
            /**
             * @description Tells this part from others.
             * @enum {string}
             */
            kind: "table";
            /** @description What it shows. */
            caption: string;
            /** @description Headings of the columns. */
            columns: string[];
            /** @description The rows. */
            rows: components["schemas"]["Spans"][][];
        };
        /** @description A part of a text. Nothing in it is HTML. */
        Block: components["schemas"]["HeadingBlock"] | components["schemas"]["ParagraphBlock"] | components["schemas"]["ListBlock"] | components["schemas"]["QuoteBlock"] | components["schemas"]["NoteBlock"] | components["schemas"]["TableBlock"];
        /** @description A text, part by part. */
        Blocks: components["schemas"]["Block"][];
        /** @description A piece of news with its text. */
        News: components["schemas"]["NewsSummary"] & {
            body: components["schemas"]["Blocks"];
            /** @description Up to four others that are near it, latest first. */
            related: components["schemas"]["NewsSummary"][];
        };
        /** @description A publication as a list shows it. */
        ResourceSummary: {
            /** @description The publication. */
            id: string;
            /** @description Its name in addresses. */
            slug: string;
            /** @description Its title. */
            title: string;
            /** @description One or two sentences. */
            summary: string;
            category: components["schemas"]["Named"];
            /** @description The year in which it came out. */
            year: number;
            /**
             * Format: date-time
             * @description When it came out.
             */
            published_at: string;
            /** @description Who wrote it. */
            author: string;
            /** @description How long it takes to read. */
            reading_minutes: number;
            art: components["schemas"]["Poster"];
        };
        /** @description A kind of publication. */
        ResourceCategory: {
            /**
             * @description Its slug.
             * @enum {string}
             */
            id: "erasmus-booklet" | "opinion-pieces" | "social-speak" | "policy-papers" | "reports" | "guides";
            /** @description Its name. */
            name: string;
            /** @description What it is. */
            description: string;
            /** @description How many of it are out. */
            count: number;
        };
        /** @description A publication with its text. */
        Resource: components["schemas"]["ResourceSummary"] & {
            body: components["schemas"]["Blocks"];
        };
        /**
         * @description What an organisation is about.
         * @enum {string}
         */
        OrganisationKind: "academic" | "arts" | "community" | "faith_and_thought" | "international" | "media" | "politics" | "sports";
        /** @description A student organisation. */
        StudentOrganisation: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
            kind: components["schemas"]["OrganisationKind"];
            /** @description The kind in the caller's language. */
            kind_name: string;
            /** @description What it does. */
            summary: string;
            /** @description The year in which it began. */
            founded: number;
            /** @description When and where it meets. */
            meets: string | null;
            /** @description Where to write. */
            email: string;
            /** @description Its own pages. */
            website: string | null;
            art: components["schemas"]["Poster"];
        };
        /** @description An organisation. */
        OfficerOf: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
        };
        /** @description Somebody who acts for the organisation. */
        Officer: {
            /** @description First and last name. */
            name: string;
            /**
             * Format: date-time
             * @description When they became an officer.
             */
            since: string;
            /**
             * Format: date
             * @description Their last day in office; null while none is set.
             */
            until: string | null;
            /** @description Who invited them; null if nobody did, or their account is gone. */
            invited_by: string | null;
            /** @description Whether it is who asks. */
            is_you: boolean;
        };
        /** @description An invitation that nobody has accepted yet. */
        OfficerInvitation: {
            /**
             * Format: uuid
             * @description The invitation.
             */
            id: string;
            /** @description Where the link went. */
            email: string;
            /** @description Whether the one who invited hands their place over with it. */
            hands_over: boolean;
            /**
             * Format: date-time
             * @description Until when the link works.
             */
            expires_at: string;
            /** @description Who sent it. */
            by: string;
        };
        /** @description Who acts for an organisation. */
        Officers: {
            organisation: components["schemas"]["OfficerOf"];
            /** @description The longest in office first. */
            officers: components["schemas"]["Officer"][];
            /** @description Those that are open, the latest first. */
            invitations: components["schemas"]["OfficerInvitation"][];
            /**
             * Format: date
             * @description The last day in office of somebody who hands over now.
             */
            hands_over_until: string;
        };
        /** @description Whom to invite. */
        OfficerInvite: {
            /**
             * Format: email
             * @description Where the link is mailed to.
             */
            email: string;
            /** @description Whether the place of the one who invites is handed over: once it is accepted, they stay until the end of the scholastic year. */
            hands_over?: boolean;
        };
        /** @description The link's token. */
        OfficerAccept: {
            /** @description The token at the end of the link. */
            token: string;
        };
        /**
         * @description How far the report is.
         * @enum {string}
         */
        RarCaseState: "not_open" | "draft" | "submitted" | "withdrawn" | "under_review" | "returned" | "submitted_again" | "scored" | "published" | "appealed" | "settled" | "closed";
        /** @description A room. */
        RarRoom: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Where it is. */
            place: string;
        };
        /** @description A wish that went to another organisation. */
        RarTakenRoom: {
            /** @description The room. */
            room: string;
            /** @description The name of the organisation that has it. */
            organisation: string;
        };
        /** @description Why an organisation has its room. */
        RarRoomReason: {
            /** @description Which of its wishes the room is, 1 the first; null if it was no wish, or there is no room. */
            wish: number | null;
            /** @description The wishes before that one, which others have. */
            taken: components["schemas"]["RarTakenRoom"][];
        };
        /** @description An event of a table. */
        RarCaseRow: {
            /** @description What it was. */
            title: string;
            /** @description Its day. */
            date: string;
            /** @description How many came. */
            people: number;
        };
        /** @description How points are counted. */
        RarPoints: {
            /**
             * @description The rule.
             * @constant
             */
            kind: "answered";
            /** @description The points. */
            points: number;
        } | {
            /**
             * @description The rule.
             * @constant
             */
            kind: "counted";
            /** @description The points for every full `per`. */
            points: number;
            /** @description How many are counted together. */
            per: number;
            /** @description The most points. */
            most: number;
        } | {
            /**
             * @description The rule.
             * @constant
             */
            kind: "chosen";
            /** @description The points of each choice. */
            points: {
                [key: string]: number;
            };
        } | {
            /**
             * @description The rule.
             * @constant
             */
            kind: "judged";
            /** @description The most points. */
            most: number;
        };
        /** @description An organisation's appeal against the points of a question. */
        RarAppeal: {
            /**
             * Format: uuid
             * @description The appeal.
             */
            id: string;
            /** @description What it says. */
            text: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            made_at: string;
            /** @description The points it is about. */
            points_before: number;
            /** @description The points that stand after it; null while it waits. */
            points_after: number | null;
            /** @description Why; null while it waits. */
            answer: string | null;
        };
        /** @description The points of an answer. */
        RarResultQuestion: {
            /** @description The question. */
            slug: string;
            /** @description Its words. */
            label: string;
            /** @description The organisation's answer in words; null without one. */
            answer: string | null;
            /** @description The events of a table, otherwise none. */
            rows: components["schemas"]["RarCaseRow"][];
            /** @description How many files of evidence it had. */
            files: number;
            rule: components["schemas"]["RarPoints"];
            /**
             * @description What earns its points: no file, one, or one for each row.
             * @enum {string}
             */
            evidence: "none" | "one" | "each";
            /**
             * @description What it would have needed to earn points at all; null if nothing.
             * @enum {string|null}
             */
            lack: "answer" | "evidence" | null;
            /** @description The points by the rules. */
            estimate: number;
            /** @description The points that stand. */
            points: number;
            /** @description The most that it can give. */
            most: number;
            /** @description Why. */
            reason: string;
            /** @description The appeal against it. */
            appeal: components["schemas"]["RarAppeal"] | null;
        };
        /** @description The points of a section. */
        RarResultSection: {
            /** @description The section. */
            slug: string;
            /** @description Its title. */
            title: string;
            /** @description The points. */
            points: number;
            /** @description The most that it can give. */
            most: number;
            /** @description The points of each answer. */
            questions: components["schemas"]["RarResultQuestion"][];
        };
        /** @description The result of a year. */
        RarResult: {
            /** @description The year that the report was about. */
            year: number;
            /**
             * Format: uuid
             * @description The report; null if none was begun.
             */
            report_id: string | null;
            state: components["schemas"]["RarCaseState"];
            /**
             * Format: date-time
             * @description When it was published.
             */
            published_at: string;
            /**
             * Format: date-time
             * @description Until when the organisation can appeal.
             */
            appeals_until: string;
            /** @description Whether it still can. */
            can_appeal: boolean;
            /** @description The total; null without a report. */
            points: number | null;
            /** @description The most points. */
            most: number;
            /** @description The place; null without a report. */
            rank: number | null;
            /** @description So many organisations sent a report. */
            of: number;
            /** @description How many other organisations have the same points. */
            tied: number;
            /** @description The turn to choose a room. */
            turn: number | null;
            /** @description The room; null while none is given. */
            room: components["schemas"]["RarRoom"] | null;
            /** @description Why it is that room, or none; null while the rooms are not allocated. */
            room_reason: components["schemas"]["RarRoomReason"] | null;
            /** @description The rooms it would like, the best first. */
            wishes: string[];
            /** @description Whether the wishes can still change. */
            can_wish: boolean;
            /** @description The rooms to be had. */
            rooms: components["schemas"]["RarRoom"][];
            /** @description The points of each section. */
            sections: components["schemas"]["RarResultSection"][];
        };
        /** @description The rooms that an organisation would like. */
        RarWishes: {
            /** @description The best first. */
            rooms: string[];
            /** @description The order as it was known; 409 `rar_wishes_changed` if another officer has saved one since. */
            before: string[];
        };
        /** @description An appeal. */
        RarAppealMade: {
            /** @description What the readers missed. */
            text: string;
        };
        /** @description An organisation that would have another room. */
        RarRoomChange: {
            /** @description Its name. */
            organisation: string;
            /** @description The room it has; null for none. */
            from: string | null;
            /** @description The room it would have; null for none. */
            to: string | null;
        };
        /** @description What allocating the rooms anew would change. */
        RarReallocation: {
            /** @description If what was given by hand stays. */
            keeping: components["schemas"]["RarRoomChange"][];
            /** @description If it is replaced. */
            replacing: components["schemas"]["RarRoomChange"][];
        };
        /** @description A decision about a room that staff made by hand. */
        RarByHand: {
            /**
             * Format: date-time
             * @description When.
             */
            at: string;
            /** @description Who; null once their account is gone. */
            by: string | null;
        };
        /** @description One organisation's report. */
        RarStanding: {
            organisation: components["schemas"]["OfficerOf"];
            /**
             * Format: uuid
             * @description The report; null while nobody has begun it.
             */
            report_id: string | null;
            state: components["schemas"]["RarCaseState"];
            /** @description How many officers it has. */
            officers: number;
            /** @description Questions with an answer. */
            answered: number;
            /** @description All questions. */
            questions: number;
            /**
             * Format: date-time
             * @description When it was sent.
             */
            submitted_at: string | null;
            /** @description Questions that the one who asks has counted. */
            scored: number;
            /** @description Questions whose points are settled. */
            awarded: number;
            /** @description Questions whose readers differ and have not settled. */
            differing: number;
            /** @description Appeals that wait. */
            appeals: number;
            /** @description The total of what is settled; null before it is scored. */
            points: number | null;
            /** @description By points, shared in a tie; null before the results or without a report. */
            rank: number | null;
            /** @description The turn in which it chooses its room; null before the results. */
            turn: number | null;
            /** @description The room it has; null while none is given. */
            room: string | null;
            /** @description When staff gave it that room, or took one away, and who; null where it followed from the order. */
            by_hand: components["schemas"]["RarByHand"] | null;
            /** @description The room that it would have by the current order and wishes; null before the results, once rooms are allocated, or if none is free. */
            proposed: string | null;
            /** @description Why it has that room or would have it; null before the results. */
            room_reason: components["schemas"]["RarRoomReason"] | null;
            /** @description The rooms it would like, the best first. */
            wishes: string[];
        };
        /** @description The reports of a year, as the staff see them. */
        RarDesk: {
            /** @description The year that the reports are about. */
            year: number;
            /** @description All years that have questions, the latest first. */
            years: number[];
            /**
             * Format: date-time
             * @description When the report opens.
             */
            opens_at: string;
            /**
             * Format: date-time
             * @description The first moment that is too late.
             */
            closes_at: string;
            /**
             * Format: date-time
             * @description When the results were published.
             */
            published_at: string | null;
            /**
             * Format: date-time
             * @description Until when organisations can appeal.
             */
            appeals_until: string | null;
            /** @description Whether every report that was sent is scored. */
            can_publish: boolean;
            /** @description How many reports that were sent still lack complete points; 0 before the deadline and once the results are published. */
            unscored: number;
            /** @description Whether the rooms can be allocated now. */
            can_allocate: boolean;
            /** @description What allocating the rooms anew would change; null while none are allocated. */
            reallocation: components["schemas"]["RarReallocation"] | null;
            /** @description So many readers count every answer. */
            readers: number;
            /** @description The most points. */
            most: number;
            /** @description The rooms to be had. */
            rooms: components["schemas"]["RarRoom"][];
            /** @description In the order of rank once results are known, else by name. */
            organisations: components["schemas"]["RarStanding"][];
            /** @description What the staff changed, the oldest first. */
            history: components["schemas"]["DeskChange"][];
        };
        /** @description How the rooms are allocated. */
        RarAllocation: {
            /** @description Whether rooms that were given by hand are allocated anew too. */
            replaces_by_hand: boolean;
        };
        /** @description A room by hand. */
        RarRoomGiven: {
            /** @description The room; null takes it away. */
            room: string | null;
        };
        /** @description What the readers ask of a question. */
        RarCaseRequest: {
            /** @description The question. */
            question: string;
            /** @description What is missing, in words for the officers. */
            reason: string;
        };
        /**
         * @description A step that the staff take.
         * @enum {string}
         */
        RarCaseEvent: "report.return" | "report.settle" | "report.reopen";
        /** @description A file of evidence. */
        RarCaseFile: {
            /**
             * Format: uuid
             * @description The file.
             */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Its kind. */
            media_type: string;
            /** @description Bytes. */
            size: number;
        };
        /** @description What one reader gave. */
        RarScore: {
            /** @description The points. */
            points: number;
            /** @description Why. */
            note: string | null;
            /** @description Who; null once their account is gone. */
            by: string | null;
        };
        /** @description The points that stand. */
        RarAward: {
            /** @description The points. */
            points: number;
            /** @description Why, in words for the organisation; empty where the readers agreed and wrote nothing. */
            reason: string;
        };
        /** @description A question, its answer, and its points. */
        RarCaseQuestion: {
            /** @description The question. */
            slug: string;
            /** @description Its words. */
            label: string;
            /** @description The answer in words; null without one. */
            answer: string | null;
            /** @description The events of a table, otherwise none. */
            rows: components["schemas"]["RarCaseRow"][];
            /** @description Its evidence. */
            files: components["schemas"]["RarCaseFile"][];
            /** @description The points by the rules. */
            estimate: number;
            /** @description The points that only the readers can give. */
            open: number;
            /** @description The most that it can give. */
            most: number;
            /** @description What the one who asks gave. */
            own_score: components["schemas"]["RarScore"] | null;
            /** @description What all readers gave, once the one who asks has; or once it is settled. */
            scores: components["schemas"]["RarScore"][];
            /** @description Whether the readers are more than a tenth apart. */
            differs: boolean;
            /** @description What stands. */
            award: components["schemas"]["RarAward"] | null;
            /** @description The organisation's appeal. */
            appeal: components["schemas"]["RarAppeal"] | null;
        };
        /** @description A section with its answers. */
        RarCaseSection: {
            /** @description The section. */
            slug: string;
            /** @description Its title. */
            title: string;
            /** @description The total of what is settled in it. */
            points: number;
            /** @description The most that it can give. */
            most: number;
            /** @description Its questions in order. */
            questions: components["schemas"]["RarCaseQuestion"][];
        };
        /** @description One report, as its readers see it. */
        RarCase: {
            /**
             * Format: uuid
             * @description The report.
             */
            id: string;
            organisation: components["schemas"]["OfficerOf"];
            /** @description The year that it is about. */
            year: number;
            state: components["schemas"]["RarCaseState"];
            /**
             * Format: date-time
             * @description When it was sent.
             */
            submitted_at: string | null;
            /**
             * Format: date-time
             * @description When the answers that its readers asked for were sent.
             */
            resubmitted_at: string | null;
            /**
             * Format: date-time
             * @description The new date of what was returned.
             */
            returned_until: string | null;
            /** @description What the readers asked for. */
            requests: components["schemas"]["RarCaseRequest"][];
            /**
             * Format: date
             * @description The earliest date that a return now can set.
             */
            earliest_return: string;
            /** @description So many readers count every answer. */
            readers: number;
            /** @description Whether the one who asks may count its points now: never as an officer of the organisation. */
            may_score: boolean;
            /** @description Whether the one who asks has counted any: then others hear its appeals. */
            has_scored: boolean;
            /** @description What can be done with it now. */
            events: components["schemas"]["RarCaseEvent"][];
            /** @description Its sections in order. */
            sections: components["schemas"]["RarCaseSection"][];
            /** @description The total of what is settled. */
            points: number;
            /** @description The most points. */
            most: number;
            /** @description What happened to it, the oldest first. */
            history: components["schemas"]["DeskChange"][];
        };
        /** @description A step with a report. */
        RarCaseChange: {
            event: components["schemas"]["RarCaseEvent"];
            /** @description What is missing, for `report.return`. */
            requests?: components["schemas"]["RarCaseRequest"][];
            /**
             * Format: date
             * @description The last day to answer, for `report.return`; without it, the earliest.
             */
            until?: string;
        };
        /** @description The points of one reader. */
        RarScoreGiven: {
            /** @description The points. */
            points: number;
            /** @description Why, for the other readers and the award. */
            note?: string;
        };
        /** @description The points that stand. */
        RarAwardGiven: {
            /** @description The points. */
            points: number;
            /** @description Why, in words for the organisation. */
            reason: string;
        };
        /** @description The outcome of an appeal. */
        RarAppealSettled: {
            /** @description The points that stand. */
            points: number;
            /** @description Why, in words for the organisation. */
            answer: string;
        };
        /** @description Whom to invite. */
        RarOfficerInvite: {
            /**
             * Format: email
             * @description Where the link is mailed to.
             */
            email: string;
        };
        /** @description A company that the union works with. */
        Company: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Its own pages. */
            website: string | null;
            /** @description What it does with the union. */
            works_as: ("hiring" | "sponsor" | "card_partner")[];
        };
        /** @description Somebody who speaks for students. */
        Representative: {
            /** @description Their slug. */
            id: string;
            /** @description Their name. */
            name: string;
            /** @description What they are. */
            role: string;
            /** @description What they study. */
            course: string | null;
            /** @description Where to write. */
            email: string;
            /** @description The same word always draws the same portrait. */
            portrait: string;
        };
        /** @description A part of student life with somebody who speaks for students. */
        RepresentationArea: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description What is decided there. */
            description: string;
            /** @description Boards and commissions that they sit on. */
            bodies: string[];
            /** @description Who speaks for students. */
            representatives: components["schemas"]["Representative"][];
        };
        /** @description A member of the council. */
        CouncilMember: {
            /** @description Their slug. */
            id: string;
            /** @description Their name. */
            name: string;
            /** @description Their post. */
            role: string;
            /** @description Whether the post is one of the executive's. */
            is_executive: boolean;
            /** @description What they look after. */
            about: string;
            /** @description What they study. */
            course: string;
            /** @description Where to write. */
            email: string;
            /** @description The same word always draws the same portrait. */
            portrait: string;
        };
        /** @description A sponsor. */
        Sponsor: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
            /**
             * @description How much it gives.
             * @enum {string}
             */
            tier: "main" | "partner" | "supporter";
            /** @description The same in the caller's language. */
            tier_name: string;
            /** @description What it makes possible. */
            about: string;
            /** @description Its own pages. */
            website: string;
            art: components["schemas"]["Poster"];
        };
        /** @description The moment, as the home page shows it. */
        Today: {
            /** @description The hour in the union's time zone. */
            hour: number;
            /** @description The next day on which a fund opens or closes; null where none does within a year. */
            deadline: {
                /** @description The fund's name in addresses. */
                slug: string;
                /** @description The fund's name. */
                name: string;
                /**
                 * @description What happens on that day.
                 * @enum {string}
                 */
                kind: "opens" | "closes";
                /** @description Days until then. */
                days: number;
                /**
                 * Format: date
                 * @description The first day of applications.
                 */
                opens_on: string;
                /**
                 * Format: date
                 * @description The last day of applications.
                 */
                closes_on: string;
            } | null;
        };
        /** @description A time in which a fund takes applications. */
        FundWindow: {
            /** @description What the time is called. */
            label: string;
            /**
             * Format: date
             * @description The first day.
             */
            opens_on: string;
            /**
             * Format: date
             * @description The last day.
             */
            closes_on: string;
            /** @description Whether it is running. */
            open: boolean;
        };
        /** @description A fund as a list shows it. */
        FundSummary: {
            /** @description Its name in addresses. */
            slug: string;
            /** @description Its name. */
            name: string;
            /** @description One or two sentences. */
            summary: string;
            /** @description Whether it takes applications at this moment. */
            open: boolean;
            /** @description The times of applications that are not over, up to a year ahead, soonest first. */
            windows: components["schemas"]["FundWindow"][];
            /** @description The most that one application can get; null where nothing but the fund itself limits it. */
            cap: components["schemas"]["Money"] | null;
            art: components["schemas"]["Poster"];
        };
        /** @description A fund with all that its page says. */
        Fund: components["schemas"]["FundSummary"] & {
            /** @description Who may apply. */
            who_may_apply: string[];
            /** @description Who may not apply. */
            who_may_not: string[];
            /** @description What it pays for. */
            covers: string[];
            body: components["schemas"]["Blocks"];
            /** @description Its rules. */
            rules: components["schemas"]["Spans"][];
            /** @description What an application needs. */
            needed: string[];
            /** @description What is applied for must happen between these days; null where that does not matter. */
            events_between: {
                /**
                 * Format: date
                 * @description The first day.
                 */
                from: string;
                /**
                 * Format: date
                 * @description The last day.
                 */
                to: string;
            } | null;
            /** @description How long applications are kept. */
            data_kept_years: number;
            /** @description Where to write. */
            email: string;
        };
        /** @description The theme of a TEDx conference. */
        TedxThemeSummary: {
            /** @description Its name in addresses. */
            slug: string;
            /** @description The theme. */
            name: string;
            /** @description The year of the conference. */
            year: number;
            /** @description One or two sentences. */
            summary: string;
            art: components["schemas"]["Poster"];
        };
        /** @description A theme with its talks. */
        TedxTheme: components["schemas"]["TedxThemeSummary"] & {
            body: components["schemas"]["Blocks"];
            /** @description Who spoke about what. */
            talks: {
                /** @description Who speaks. */
                speaker: string;
                /** @description Who that is. */
                about: string;
                /** @description What the talk is called. */
                title: string;
                /** @description The same word always draws the same portrait. */
                portrait: string;
            }[];
        };
        /** @description How the referral to free therapy stands. */
        MentalWellbeingStatus: {
            /** @description Whether students can ask to be referred. */
            enabled: boolean;
            /** @description The most free sessions in a year. */
            sessions_per_year: number;
            /** @description Within how many working days an answer comes. */
            reply_days: number;
            /** @description Where to ask. */
            email: string;
            /** @description Where there is help at any hour. */
            urgent: {
                /** @description Who answers. */
                name: string;
                /** @description The number to call. */
                number: string;
                /** @description When. */
                hours: string;
            }[];
        };
        /** @description A company that is hiring, as a list shows it. */
        HiringCompanySummary: {
            /** @description The company. */
            id: string;
            /** @description Its name in addresses. */
            slug: string;
            /** @description Its name. */
            title: string;
            /** @description What it does. */
            summary: string;
            /** @description Its business areas. */
            sectors: components["schemas"]["Named"][];
            /** @description Where it stands at the careers expo. */
            stand: string | null;
            /** @description Whether it interviews at the careers expo. */
            interviews: boolean;
            art: components["schemas"]["Poster"];
        };
        /** @description The interviews of one day; the times are those at which they begin. */
        InterviewDay: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description Times before noon, such as 09:15. */
            morning: string[];
            /** @description Times from noon on. */
            afternoon: string[];
        };
        /** @description A company with all that its page says. */
        HiringCompany: components["schemas"]["HiringCompanySummary"] & {
            description: components["schemas"]["Blocks"];
            /** @description Its own pages. */
            website: string;
            /** @description Whom it looks for. */
            positions: {
                /** @description What it is. */
                title: string;
                /** @description Such as full time, part time or internship. */
                kind: string;
                /** @description What to know about it. */
                about: string;
            }[];
            /** @description When it interviews, by day. */
            interview_slots: components["schemas"]["InterviewDay"][];
        };
        /** @description The next careers expo. */
        CareersStatus: {
            /** @description Whether its page is to be shown. */
            published: boolean;
            /** @description Its name. */
            name: string;
            /**
             * Format: date
             * @description The first day.
             */
            starts_on: string;
            /**
             * Format: date
             * @description The last day.
             */
            ends_on: string;
            /** @description When its doors are open. */
            hours: string;
            /** @description Where it is. */
            venue: string;
            /** @description How many companies come. */
            companies: number;
            /** @description How long an interview takes. */
            interview_minutes: number;
            /** @description How long before it to be there. */
            arrive_minutes_early: number;
            /** @description Whether it is on today. */
            running: boolean;
        };
        /** @description A statement. */
        FinderQuestion: {
            /** @description Its slug. */
            id: string;
            /** @description The statement, in the first person. */
            text: string;
        };
        /** @description An answer. */
        FinderScalePoint: {
            /** @description The answer's number. */
            value: number;
            /** @description The answer in words. */
            label: string;
        };
        /** @description Where something comes from. */
        FinderSource: {
            /** @description What is cited. */
            name: string;
            /**
             * Format: uri
             * @description Where to read it.
             */
            url: string;
            /** @description What was done with it here, and what it can't tell. */
            note: string;
        };
        /** @description The personality questionnaire. */
        FinderQuestionnaire: {
            /** @description The statements, in their order. */
            questions: components["schemas"]["FinderQuestion"][];
            /** @description The answers, from least to most. */
            scale: components["schemas"]["FinderScalePoint"][];
            source: components["schemas"]["FinderSource"];
        };
        /** @description A secret of 256 bits. */
        UserReference: string;
        /** @description An answer to a question. */
        FinderSelection: {
            /** @description The question's slug. */
            question: string;
            /** @description The answer's number. */
            answer: number;
        };
        /** @description Answers to the questionnaire. */
        FinderAnswersWish: {
            user_reference?: components["schemas"]["UserReference"];
            /** @description Each question at most once. */
            user_answer_selections: components["schemas"]["FinderSelection"][];
        };
        /** @description What a save comes to. */
        FinderSaved: {
            user_reference: components["schemas"]["UserReference"];
            /** @description True once every part is finished, so that there is a report. */
            complete: boolean;
        };
        /**
         * @description A part of the career finder.
         * @enum {string}
         */
        FinderPart: "personality" | "interests" | "pleasures" | "activities" | "values";
        /** @description Everything answered so far. */
        FinderAnswers: {
            user_reference: components["schemas"]["UserReference"];
            /** @description The answers to the questionnaire. */
            user_answer_selections: components["schemas"]["FinderSelection"][];
            /** @description The sectors, the first one first. */
            career_sectors_selected: string[];
            /** @description The pleasures. */
            pleasures_selected: string[];
            /** @description The activities. */
            activities_selected: string[];
            /** @description The values. */
            core_values_selected: string[];
            /** @description The part that was answered last. */
            last_part: components["schemas"]["FinderPart"] | null;
            /** @description True once every part is finished. */
            complete: boolean;
            /** @description How many earlier reports there are. */
            earlier: number;
        };
        /** @description An answer that counted. */
        FinderReason: {
            /**
             * @description Which part it belongs to.
             * @enum {string}
             */
            kind: "question" | "preference" | "pleasure" | "activity" | "value";
            /** @description Its slug. */
            id: string;
            /** @description What was answered, in words. */
            text: string;
            /** @description How much it counted. */
            points: number;
        };
        /** @description A trait, on a scale between two ends. */
        FinderTrait: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description What this result may mean. */
            about: string;
            /** @description The lower end of the scale. */
            low: string;
            /** @description The upper end of the scale. */
            high: string;
            /** @description The sum of the reasons' points. */
            points: number;
            /** @description The most points that there can be. */
            most: number;
            /** @description Cronbach's alpha as published for the scale. */
            alpha: number;
            /** @description The answers that led there. */
            reasons: components["schemas"]["FinderReason"][];
        };
        /** @description One of Holland's six types of interest. */
        FinderInterest: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description What it means. */
            about: string;
            /** @description The sum of the reasons' points. */
            points: number;
            /** @description The most points that there can be. */
            most: number;
            /** @description The answers that led there. */
            reasons: components["schemas"]["FinderReason"][];
        };
        /** @description A hiring company. */
        FinderCompany: {
            /** @description Its name in addresses. */
            slug: string;
            /** @description Its name. */
            title: string;
        };
        /** @description A business area, and who hires in it. */
        FinderArea: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description The hiring companies. */
            companies: components["schemas"]["FinderCompany"][];
        };
        /** @description An event still to come. */
        FinderEvent: {
            /** @description Its name in addresses. */
            slug: string;
            /** @description Its title. */
            title: string;
            /**
             * Format: date-time
             * @description When its next date that goes ahead begins, or began if it's still on.
             */
            starts_at: string;
        };
        /** @description A resource of the hub. */
        FinderReading: {
            /** @description Its slug. */
            id: string;
            /** @description Its title. */
            title: string;
            /** @description The slug of its type, whose page it's on. */
            type: string;
        };
        /** @description A sector, and how well the answers go with it. */
        FinderSector: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description What people do there. */
            about: string;
            /** @description The sum of the reasons' points. */
            points: number;
            /** @description The most points that there can be. */
            most: number;
            /** @description The answers that led there, the weightiest first. */
            reasons: components["schemas"]["FinderReason"][];
            /** @description The business areas of the careers expo that belong to it. */
            business_areas: components["schemas"]["FinderArea"][];
            /** @description Events still to come that go with it, the soonest first. */
            events: components["schemas"]["FinderEvent"][];
            /** @description Resources of the hub that go with it. */
            resources: components["schemas"]["FinderReading"][];
            /** @description What one could do this week. */
            this_week: string;
        };
        /** @description Something to choose. */
        FinderChoice: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description What it means; empty where the name says it. */
            about: string;
        };
        /** @description An earlier score. */
        FinderScore: {
            /** @description The slug of a trait or sector. */
            id: string;
            /** @description Its points then. */
            points: number;
        };
        /** @description An earlier report, by today's weights. */
        FinderEarlier: {
            /**
             * Format: date-time
             * @description When it was finished.
             */
            made_at: string;
            /** @description The sectors, the highest first. */
            sectors: components["schemas"]["FinderScore"][];
            /** @description The traits. */
            traits: components["schemas"]["FinderScore"][];
        };
        /** @description What the answers come to. */
        FinderReport: {
            /**
             * Format: date-time
             * @description When the last part was finished.
             */
            made_at: string;
            /** @description The traits. */
            traits: components["schemas"]["FinderTrait"][];
            /** @description The interests, the strongest first. */
            interests: components["schemas"]["FinderInterest"][];
            /** @description The sectors, the closest first. */
            sectors: components["schemas"]["FinderSector"][];
            /** @description The three values. */
            values: components["schemas"]["FinderChoice"][];
            source: components["schemas"]["FinderSource"];
            /** @description Earlier reports, the latest first. */
            earlier: components["schemas"]["FinderEarlier"][];
        };
        /** @description Preferred sectors, the first one first. */
        FinderSectorsWish: {
            user_reference?: components["schemas"]["UserReference"];
            /** @description Their slugs. */
            career_sectors_selected: string[];
            /** @description Still being chosen: there may be fewer than three. */
            unfinished?: boolean;
        };
        /** @description What gives pleasure. */
        FinderPleasuresWish: {
            user_reference?: components["schemas"]["UserReference"];
            /** @description Their slugs. */
            pleasures_selected: string[];
            /** @description Still being chosen: there may be fewer than five. */
            unfinished?: boolean;
        };
        /** @description Activities that one would do again. */
        FinderActivitiesWish: {
            user_reference?: components["schemas"]["UserReference"];
            /** @description Their slugs. */
            activities_selected: string[];
            /** @description Still being chosen: there may be none. */
            unfinished?: boolean;
        };
        /** @description Core values. */
        FinderValuesWish: {
            user_reference?: components["schemas"]["UserReference"];
            /** @description Their slugs. */
            core_values_selected: string[];
            /** @description Still being chosen: there may be fewer than three. */
            unfinished?: boolean;
        };
        /** @description An exercise. */
        FinderExercise: {
            /** @description Its slug. */
            id: string;
            /** @description Its title. */
            title: string;
            /** @description How long it takes. */
            minutes: number;
            /** @description How to do it. */
            about: string;
            /** @description The questions to answer. */
            questions: string[];
        };
        /** @description Something to read or use. */
        FinderResource: {
            /** @description Its slug. */
            id: string;
            /** @description Its title. */
            title: string;
            /** @description What it is. */
            about: string;
            /** @description What to do. */
            steps: string[];
            /** @description Where it leads, a path of the portal or an address; null if nowhere. */
            href: string | null;
            /** @description The link's text. */
            link: string | null;
        };
        /** @description The resources of one type. */
        FinderShelf: {
            /** @description Its slug. */
            type: string;
            /** @description Its name. */
            name: string;
            /** @description What is on it. */
            about: string;
            /** @description The resources. */
            resources: components["schemas"]["FinderResource"][];
        };
        /** @description An answer, and what to try next. */
        FinderPromptAnswer: {
            /** @description Its slug. */
            id: string;
            /** @description The answer. */
            text: string;
            /** @description What to try next. */
            advice: string;
            /** @description Where that is; null if nowhere. */
            href: string | null;
            /** @description The link's text. */
            link: string | null;
        };
        /** @description A question to think about. */
        FinderPrompt: {
            /** @description Its slug. */
            id: string;
            /** @description The question. */
            text: string;
            /** @description The answers to choose from. */
            answers: components["schemas"]["FinderPromptAnswer"][];
        };
        /** @description Which PDF. */
        FinderPdfWish: {
            user_reference?: components["schemas"]["UserReference"];
            /**
             * @description The report, which needs a reference, or the toolkit.
             * @enum {string}
             */
            page_type: "report" | "toolkit";
        };
        /** @description A PDF. */
        FinderPdf: {
            /**
             * Format: uri
             * @description Where it can be downloaded.
             */
            url: string;
            /**
             * Format: date-time
             * @description When the address stops working.
             */
            expires_at: string;
        };
        /** @description Which career finder. */
        FinderReferenceWish: {
            user_reference: components["schemas"]["UserReference"];
        };
        /** @description The career finder that an account keeps. */
        FinderKept: {
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updated_at: string;
        };
        /** @description A time for an interview. */
        InterviewSlot: {
            /**
             * Format: uuid
             * @description The slot.
             */
            id: string;
            /**
             * Format: date-time
             * @description When to be there.
             */
            arrive: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            start: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            end: string;
            /** @description Whether nobody has it. */
            is_free: boolean;
            /** @description What the caller has at this time, so that they can't choose the slot; null for visitors, and where nothing is in the way. */
            clash: {
                /** @description The other company's title. */
                company: string;
                /**
                 * Format: date-time
                 * @description When that one begins.
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description When that one ends.
                 */
                end: string;
                /**
                 * @description `overlap`: both would be on at once; `arrival`: one of them would be on when the caller is expected at the other.
                 * @enum {string}
                 */
                reason: "overlap" | "arrival";
            } | null;
        };
        /** @description The slots of one day that haven't begun. */
        InterviewSlotDay: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description Those that begin before noon. */
            morning: components["schemas"]["InterviewSlot"][];
            /** @description Those that begin from noon on. */
            afternoon: components["schemas"]["InterviewSlot"][];
        };
        /**
         * @description How it stands. `held`: a slot is kept, nothing is booked; `cancelled` by the student, `called_off` by the union or the company; `ended`: it was never booked.
         * @enum {string}
         */
        InterviewState: "held" | "booked" | "attended" | "missed" | "cancelled" | "called_off" | "ended";
        /** @description Whose interview it is. */
        InterviewCompany: {
            /** @description The company's name in addresses. */
            slug: string;
            /** @description Its name. */
            title: string;
            /** @description Where it stands at the careers expo. */
            stand: string | null;
        };
        /** @description An interview of a student. */
        Interview: {
            /**
             * Format: uuid
             * @description The interview.
             */
            id: string;
            state: components["schemas"]["InterviewState"];
            company: components["schemas"]["InterviewCompany"];
            /**
             * Format: uuid
             * @description Its slot.
             */
            slot: string;
            /**
             * Format: date-time
             * @description When to be there.
             */
            arrive: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            start: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            end: string;
            /** @description The hall of the company's stand; the whole venue where it has no stand, null where the plan doesn't say. */
            venue: string | null;
            /** @description What the company may read; null where nothing is attached. */
            cv: {
                /**
                 * Format: uuid
                 * @description The document.
                 */
                id: string;
                /** @description Its name. */
                file_name: string;
            } | null;
            /**
             * Format: date-time
             * @description Until when the slot is held; null once it is booked.
             */
            expires_at: string | null;
            /** @description Whether it can be moved or cancelled, or another CV attached. */
            can_change: boolean;
        };
        /** @description A slot. */
        InterviewChoice: {
            /**
             * Format: uuid
             * @description The slot.
             */
            slot: string;
        };
        /** @description What the company may read. */
        InterviewPapers: {
            /**
             * Format: uuid
             * @description One of the student's career documents; null for none.
             */
            cv: string | null;
        };
        /** @description The secret of the company's link. */
        LinkSecret: string;
        /** @description What opens a company's list. */
        InterviewSecret: {
            secret: components["schemas"]["LinkSecret"];
        };
        /**
         * @description Whether the student came.
         * @enum {string}
         */
        InterviewMark: "interview.attend" | "interview.miss";
        /** @description Somebody whom the company expects. */
        ListedInterview: {
            /**
             * Format: uuid
             * @description The interview.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            start: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            end: string;
            /** @description Who comes. */
            name: string;
            state: components["schemas"]["InterviewState"];
            /** @description The CV; null where none is attached. */
            cv: {
                /** @description Its name. */
                file_name: string;
                /**
                 * @description What kind of file it is.
                 * @enum {string}
                 */
                media_type: "application/pdf" | "image/jpeg" | "image/png";
            } | null;
            /** @description What can be noted now. */
            events: components["schemas"]["InterviewMark"][];
        };
        /** @description A company's interviews of one day. */
        InterviewList: {
            company: components["schemas"]["InterviewCompany"];
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /**
             * Format: date-time
             * @description Until when the link leads here.
             */
            ends_at: string;
            /** @description Those that begin before noon. */
            morning: components["schemas"]["ListedInterview"][];
            /** @description Those that begin from noon on. */
            afternoon: components["schemas"]["ListedInterview"][];
        };
        /** @description One interview of a company's list. */
        InterviewListChoice: {
            secret: components["schemas"]["LinkSecret"];
            /**
             * Format: uuid
             * @description The interview.
             */
            interview: string;
        };
        /** @description Whether a student came. */
        InterviewOutcome: {
            secret: components["schemas"]["LinkSecret"];
            /**
             * Format: uuid
             * @description The interview.
             */
            interview: string;
            event: components["schemas"]["InterviewMark"];
        };
        /** @description An interview in the list. */
        InterviewEntry: {
            /**
             * Format: uuid
             * @description The interview.
             */
            id: string;
            /** @description Who comes. */
            name: string;
            company: components["schemas"]["InterviewCompany"];
            /**
             * Format: date-time
             * @description When it begins.
             */
            start: string;
            state: components["schemas"]["InterviewState"];
            /** @description Whether a CV is attached. */
            has_cv: boolean;
        };
        /**
         * @description What the desk does: notes who came, or calls it off.
         * @enum {string}
         */
        InterviewDeskEvent: "interview.attend" | "interview.miss" | "interview.call_off";
        /** @description An interview as the desk sees it. */
        InterviewCase: {
            /**
             * Format: uuid
             * @description The interview.
             */
            id: string;
            /** @description Who comes. */
            name: string;
            /** @description Where mail is sent. */
            email: string;
            company: components["schemas"]["InterviewCompany"];
            /**
             * Format: date-time
             * @description When to be there.
             */
            arrive: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            start: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            end: string;
            state: components["schemas"]["InterviewState"];
            /** @description Whether a CV is attached. */
            has_cv: boolean;
            /** @description Names what has happened to it so far, for a decision about what was seen. */
            version: string;
            /** @description What the desk can do now. */
            events: components["schemas"]["InterviewDeskEvent"][];
            /** @description What happened, the oldest first. */
            history: components["schemas"]["Passage"][];
        };
        /** @description What the desk does. */
        InterviewChange: {
            event: components["schemas"]["InterviewDeskEvent"];
            /** @description Its version as it was seen; refused where it has changed since. */
            version: string;
            /** @description Why it is called off, as the student reads it; needed for that. */
            reason?: string;
        };
        /** @description A company's interviews on one day. */
        InterviewPlanDay: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description The slots on offer, the earliest first. */
            slots: {
                /**
                 * Format: date-time
                 * @description When it begins.
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description When it ends.
                 */
                end: string;
                /** @description Whether somebody has it. */
                is_taken: boolean;
            }[];
            /** @description Names how its hours were laid out so far, for a change of what was seen. */
            version: string;
            /** @description What the staff changed, the oldest first. */
            history: components["schemas"]["DeskChange"][];
            /** @description How many students came. */
            attended: number;
            /** @description How many didn't. */
            missed: number;
            /** @description The link to the day's list; null where the company has none. */
            link: {
                /**
                 * Format: uuid
                 * @description The link.
                 */
                id: string;
                /**
                 * Format: date-time
                 * @description When it was issued.
                 */
                created_at: string;
            } | null;
        };
        /** @description A company and its days at the expo. */
        InterviewPlanCompany: {
            company: components["schemas"]["InterviewCompany"];
            /** @description Every day of the expo, the first one first. */
            days: components["schemas"]["InterviewPlanDay"][];
        };
        /** @description When a company interviews on a day. */
        InterviewHours: {
            /** @description The day's version as it was seen; refused where somebody has laid it out anew since. */
            version: string;
            /** @description Stretches of the day; none for a day without interviews. */
            hours: {
                /** @description When the first begins, such as 09:30. */
                from: string;
                /** @description When the last has ended, such as 12:30. */
                until: string;
            }[];
        };
        /** @description Whom a link is for. */
        InterviewLinkWish: {
            /** @description The company's name in addresses. */
            company: string;
            /**
             * Format: date
             * @description A day of the expo.
             */
            day: string;
        };
        /** @description A company's link. */
        InterviewLink: {
            /** @description The address of the list; its secret stands after the hash. */
            url: string;
            /**
             * Format: date-time
             * @description Until when it leads there.
             */
            expires_at: string;
        };
        /** @description A day of graduations, and the hours around it. */
        GraduationDay: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /**
             * Format: date-time
             * @description From when things can be collected.
             */
            collect_from: string;
            /**
             * Format: date-time
             * @description From when they can be brought back.
             */
            return_from: string;
            /**
             * Format: date-time
             * @description When they are late.
             */
            return_by: string;
        };
        /** @description How the rental of togas stands. */
        TogaStatus: {
            /** @description Whether togas can be rented. */
            enabled: boolean;
            set: components["schemas"]["Money"];
            deposit: components["schemas"]["Money"];
            /** @description When to collect. */
            collect: string;
            /** @description When to return. */
            return: string;
            /** @description Where fittings, collection and return are. */
            place: string;
            /** @description How long a slot is held until it is paid, unless it begins sooner. */
            hold_minutes: number;
            /** @description Graduation days to come, the soonest first. */
            graduations: components["schemas"]["GraduationDay"][];
        };
        /**
         * @description A piece of what is worn.
         * @enum {string}
         */
        TogaPiece: "toga" | "sash" | "trencher" | "doctorateTrencher";
        /** @description A piece of what is worn. */
        TogaType: {
            id: components["schemas"]["TogaPiece"];
            /** @description Its name. */
            name: string;
            /** @description What it is and who wears it. */
            description: string;
            price: components["schemas"]["Money"];
            /** @description Whether the set has it. */
            in_set: boolean;
        };
        /** @description A time at which togas can be tried on. */
        FittingSlot: {
            /**
             * Format: uuid
             * @description The slot.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            start: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            end: string;
            /** @description How many more people can come. */
            left: number;
        };
        /** @description A day of fittings. */
        FittingDay: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description Its slots, the earliest first. */
            occurrences: components["schemas"]["FittingSlot"][];
        };
        /** @description What somebody rents. */
        TogaOrder: {
            /**
             * Format: uuid
             * @description The slot of the fitting.
             */
            occurrence: string;
            /** @description The pieces. One trencher, not both. */
            pieces: components["schemas"]["TogaPiece"][];
            /** @description Height in centimetres. */
            height: number;
            /** @description Around the head in centimetres. */
            head: number;
            /** @description What they graduate in. */
            degree: string;
            /**
             * Format: date
             * @description The day of the graduation.
             */
            graduation_day: string;
        };
        /**
         * @description How it stands. `held`: a slot is kept, nothing is paid; `fitted`: tried on; `missing`: the deposit was kept, and everything is still out; `ended`: it came to nothing.
         * @enum {string}
         */
        TogaRentalState: "held" | "awaiting_payment" | "booked" | "fitted" | "collected" | "missing" | "returned" | "returned_late" | "deposit_given_back" | "deposit_kept" | "ended";
        /** @description A piece in a size. */
        TogaPieceSize: {
            piece: components["schemas"]["TogaPiece"];
            /** @description The size, as XL; of a sash, whose colour it is. */
            size: string;
            /** @description The same in words. */
            label: string;
        };
        /** @description A slot that was taken. */
        FittingTime: {
            /**
             * Format: uuid
             * @description The slot.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            start: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            end: string;
        };
        /** @description What one graduate rents. */
        TogaRental: {
            /**
             * Format: uuid
             * @description The rental.
             */
            id: string;
            /** @description Its name, to be read aloud. */
            reference: string;
            state: components["schemas"]["TogaRentalState"];
            /** @description The pieces. */
            pieces: components["schemas"]["TogaPiece"][];
            /** @description The pieces in their sizes: by the details, and from the fitting on as they fitted. */
            sizes: components["schemas"]["TogaPieceSize"][];
            /** @description Height in centimetres. */
            height: number;
            /** @description Around the head in centimetres. */
            head: number;
            /** @description What they graduate in. */
            degree: string;
            /** @description The size that fitted; null before the fitting. */
            size: string | null;
            fitting: components["schemas"]["FittingTime"];
            graduation: components["schemas"]["GraduationDay"];
            amount: components["schemas"]["Money"];
            deposit: components["schemas"]["Money"];
            /** @description Why the deposit was kept, in the desk's words; null if it was given back, is still to be settled, or nothing was said. */
            kept_reason: string | null;
            /**
             * Format: date-time
             * @description Until when the slot is held; null once it is paid.
             */
            expires_at: string | null;
            /** @description The latest payment; null before the first. */
            payment: components["schemas"]["Payment"] | null;
            /** @description Whether another slot can be taken. */
            can_move: boolean;
            /** @description What the desk reads as the path of an SVG; null before it is paid. */
            qr: string | null;
            /** @description Units on each side of the SVG. */
            qr_size: number | null;
        };
        /** @description That there is no refund once it is paid. */
        TogaTerms: {
            /**
             * @description They agree.
             * @constant
             */
            no_refund_accepted: true;
        };
        /** @description A slot. */
        FittingChoice: {
            /**
             * Format: uuid
             * @description The slot of the fitting.
             */
            occurrence: string;
        };
        /** @description A place that can be hired. */
        RentalVenue: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description Town or village. */
            locality: string;
            /** @description The most people it holds. */
            capacity: number;
            /** @description What it offers for access. */
            access: string | null;
            price: components["schemas"]["Money"];
        };
        /** @description A kind of equipment that is lent. */
        RentalOffer: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description How many there are. */
            quantity: number;
            /**
             * @description Who may borrow it.
             * @enum {string}
             */
            for_whom: "everyone" | "organisations";
            /** @description The most days that it can be kept. */
            longest_days: number;
            price: components["schemas"]["Money"];
            deposit: components["schemas"]["Money"];
        };
        /** @description What can be hired or borrowed. */
        RentalTerms: {
            /** @description The most days that anything can be kept. */
            longest_days: number;
            /** @description The most weeks for which a request can repeat. */
            longest_weeks: number;
            /** @description The days within which an approved request is to be paid. */
            pay_days: number;
            /** @description The last day, counted back from the start, on which calling off brings the price back; after it, only the deposit comes back. */
            refund_days: number;
            /** @description Where equipment is collected and brought back. */
            place: string;
            /** @description The venues, in the order of the alphabet. */
            venues: components["schemas"]["RentalVenue"][];
            /** @description The equipment, in the order of the alphabet. */
            equipment: components["schemas"]["RentalOffer"][];
        };
        /** @description From one moment until another. */
        RentalSpan: {
            /**
             * Format: date-time
             * @description From when.
             */
            start: string;
            /**
             * Format: date-time
             * @description Until when.
             */
            end: string;
        };
        /** @description A day of the calendar of a venue, or of a kind of equipment. */
        RentalDay: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description When the venue is taken on that day, the earliest first; nothing for equipment. */
            taken: components["schemas"]["RentalSpan"][];
            /** @description How many are left; null for a venue. */
            left: number | null;
        };
        /**
         * @description How it stands. `asked_back`: the staff asked about it; `to_pay`: approved, and kept until it is to be paid; `due_back`: the time is over and the things are out; `lapsed`: nobody decided, or paid, in time.
         * @enum {string}
         */
        RentalState: "draft" | "sent" | "asked_back" | "to_pay" | "approved" | "due_back" | "over" | "returned" | "missing" | "declined" | "cancelled" | "lapsed";
        /** @description Something with a name. */
        RentalNamed: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
        };
        /** @description So many of one kind of equipment, by name. */
        RentalThing: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description How many. */
            quantity: number;
        };
        /** @description A time at which the venue is taken. */
        RentalClash: {
            /**
             * Format: date
             * @description Its day by the union's clocks, as `left_out` has it.
             */
            day: string;
            /**
             * Format: date-time
             * @description From when.
             */
            start: string;
            /**
             * Format: date-time
             * @description Until when.
             */
            end: string;
        };
        /** @description A document that came with a request. */
        RentalDocument: {
            /**
             * Format: uuid
             * @description The document.
             */
            id: string;
            /** @description The name of the file that was sent. */
            name: string;
            /**
             * @description Its format.
             * @enum {string}
             */
            media_type: "image/jpeg" | "image/png" | "application/pdf";
            /** @description Its size in bytes. */
            size: number;
        };
        /** @description What somebody asked for. */
        RentalRequest: {
            /**
             * Format: uuid
             * @description The request.
             */
            id: string;
            /** @description Its name, to be read aloud. */
            reference: string;
            state: components["schemas"]["RentalState"];
            /** @description The organisation that asks; null for a person. */
            organisation: components["schemas"]["RentalNamed"] | null;
            /** @description The venue; null for equipment. */
            venue: components["schemas"]["RentalNamed"] | null;
            /** @description The equipment; empty for a venue. */
            equipment: components["schemas"]["RentalThing"][];
            /**
             * Format: date-time
             * @description From when.
             */
            start: string;
            /**
             * Format: date-time
             * @description Until when.
             */
            end: string;
            /** @description From when, by the union's clocks, as 2027-02-20T18:00. */
            start_local: string;
            /** @description Until when, in the same way. */
            end_local: string;
            /** @description What it is for. */
            purpose: string;
            /** @description How many people will come or use it. */
            people: number;
            /** @description What somebody needs to take part. */
            access_needs: string | null;
            /**
             * Format: date
             * @description The last day on which it may begin again; null if it is once.
             */
            repeats_until: string | null;
            /** @description The days on which it would begin again but doesn't, the earliest first. */
            left_out: string[];
            /** @description Its times, the first one first. */
            times: components["schemas"]["RentalSpan"][];
            /** @description Those of them at which the venue is taken by now, while it can still be sent; at the desk, while it can be approved. */
            clashes: components["schemas"]["RentalClash"][];
            /** @description What came with it, the first one first. */
            documents: components["schemas"]["RentalDocument"][];
            price: components["schemas"]["Money"];
            deposit: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When it lapses unpaid; null while there is nothing to pay.
             */
            pay_by: string | null;
            /** @description The last payment; null while none was begun. */
            payment: components["schemas"]["Payment"] | null;
            /** @description What comes back if it is called off now; null where nothing was paid. */
            refund: components["schemas"]["Money"] | null;
            /**
             * Format: date-time
             * @description Until when calling it off brings everything back; null once it doesn't, and where nothing would be lost later.
             */
            refund_until: string | null;
            /** @description How many days before the start that is. */
            refund_days: number;
            /** @description What of the payment has gone back or is on its way, nothing too; null where no money came. */
            refunded: components["schemas"]["Money"] | null;
            /** @description What of the deposit was kept as something was missing or damaged, nothing too; null otherwise. */
            deposit_kept: components["schemas"]["Money"] | null;
            /** @description What the staff said last; null where they said nothing. */
            note: string | null;
            /** @description Who asked, for another officer of the organisation, who can only read it; null for one's own. */
            asked_by: string | null;
            /** @description Whether it can be changed. */
            can_change: boolean;
            /** @description Whether it can be sent. */
            can_send: boolean;
            /** @description Whether it can be paid. */
            can_pay: boolean;
            /** @description Whether it can be called off. */
            can_cancel: boolean;
            /** @description Whether there is a calendar file of it. */
            can_save_date: boolean;
        };
        /** @description So many of one kind of equipment. */
        RentalAmount: {
            /** @description Its slug. */
            id: string;
            /** @description How many. */
            quantity: number;
        };
        /** @description What somebody asks for: either a venue or equipment. */
        RentalWish: {
            /** @description The organisation of theirs that asks; null for themselves. */
            organisation: string | null;
            /** @description The venue's slug; null for equipment. */
            venue: string | null;
            /** @description The equipment; empty for a venue. */
            equipment: components["schemas"]["RentalAmount"][];
            /** @description From when, by the union's clocks, as 2027-02-20T18:00. */
            start: string;
            /** @description Until when, in the same way. */
            end: string;
            /** @description What it is for. */
            purpose: string;
            /** @description How many people will come or use it. */
            people: number;
            /** @description What somebody needs to take part, such as a hearing loop. */
            access_needs: string | null;
            /**
             * Format: date
             * @description For a venue: the last day on which it may begin again, each week at the same hours. Without it, it is once.
             */
            repeats_until?: string | null;
            /** @description The days among them on which it does without. If it would begin on one of these, it begins a week later. */
            left_out?: string[];
        };
        /** @description Documents for a request. */
        RentalDocumentForm: {
            /** @description PDFs, JPGs or PNGs of at most 10 MB each. They are rewritten without what cameras and programs add. */
            files: Blob[];
        };
        /** @description A request in the list. */
        RentalEntry: {
            /**
             * Format: uuid
             * @description The request.
             */
            id: string;
            /** @description Its name. */
            reference: string;
            /** @description Who asks. */
            name: string;
            /** @description For which organisation; null for themselves. */
            organisation: string | null;
            /** @description The venue, or the equipment with how many. */
            what: string;
            state: components["schemas"]["RentalState"];
            /**
             * Format: date-time
             * @description From when.
             */
            start: string;
            /**
             * Format: date-time
             * @description Until when.
             */
            end: string;
        };
        /** @description What else there is around that time: another request, or an event of the union. */
        RentalNeighbour: {
            /**
             * Format: uuid
             * @description The request; null for an event.
             */
            id: string | null;
            /**
             * @description What it is; `to_pay`: approved, and not paid for yet.
             * @enum {string}
             */
            kind: "approved" | "to_pay" | "waiting" | "event";
            /** @description Who asks for what, or the event's name. */
            title: string;
            /**
             * Format: date-time
             * @description From when.
             */
            start: string;
            /**
             * Format: date-time
             * @description Until when.
             */
            end: string;
        };
        /** @description How much of a kind of equipment is left for the whole time of the request. */
        RentalLeft: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description How many are asked for. */
            quantity: number;
            /** @description How many are left on the day with the fewest. */
            left: number;
        };
        /**
         * @description What the desk does: decides, asks back, calls off what it approved, takes things back or notes that something is missing or damaged.
         * @enum {string}
         */
        RentalDeskEvent: "request.approve" | "request.ask_back" | "request.decline" | "request.cancel" | "things.return" | "things.miss";
        /** @description A request as the desk sees it. */
        RentalCase: {
            request: components["schemas"]["RentalRequest"];
            /** @description Who asks. */
            name: string;
            /** @description Where mail is sent. */
            email: string;
            /** @description What else there is from three days before until three days after, the earliest first. */
            around: components["schemas"]["RentalNeighbour"][];
            /** @description What is left of the equipment, without this request. */
            left: components["schemas"]["RentalLeft"][];
            /** @description Names what has happened to it so far, for a decision about what was seen. */
            version: string;
            /** @description What can be done now. */
            events: components["schemas"]["RentalDeskEvent"][];
            /** @description What happened, the oldest first. */
            history: components["schemas"]["Passage"][];
        };
        /** @description What was done at the desk. */
        RentalDecision: {
            event: components["schemas"]["RentalDeskEvent"];
            /** @description Its version as it was seen; refused where it has changed since. */
            version: string;
            /** @description With `things.miss`: how much of the deposit is kept, in euro cents; the rest goes back. All of it if left out. */
            kept?: number;
            /** @description The question, or why; the person who asked reads it. Needed for everything but an approval and things that came back. */
            reason?: string;
        };
        /** @description A rental in the list. */
        TogaEntry: {
            /**
             * Format: uuid
             * @description The rental.
             */
            id: string;
            /** @description Its name. */
            reference: string;
            /** @description Whose it is. */
            name: string;
            state: components["schemas"]["TogaRentalState"];
            /** @description The size that fitted: of the gown, or else of whatever there is. */
            size: string | null;
            /** @description The pieces. */
            pieces: components["schemas"]["TogaPiece"][];
            fitting: components["schemas"]["FittingTime"];
            /**
             * Format: date
             * @description The day of the graduation.
             */
            graduation_day: string;
            /** @description Whether it is out beyond the time of its return. */
            is_late: boolean;
        };
        /**
         * @description What the desk does: notes the size, hands over for a deposit, takes back, gives the deposit back or keeps it.
         * @enum {string}
         */
        TogaDeskEvent: "toga.fit" | "toga.collect" | "toga.return" | "deposit.give_back" | "deposit.keep";
        /** @description A rental as the desk sees it. */
        TogaCase: {
            /**
             * Format: uuid
             * @description The rental.
             */
            id: string;
            /** @description Its name. */
            reference: string;
            /** @description Whose it is. */
            name: string;
            /** @description Where mail is sent. */
            email: string;
            state: components["schemas"]["TogaRentalState"];
            /** @description The pieces. */
            pieces: components["schemas"]["TogaPiece"][];
            /** @description The pieces in their sizes: by the details, and from the fitting on as they fitted. */
            sizes: components["schemas"]["TogaPieceSize"][];
            /** @description Height in centimetres. */
            height: number;
            /** @description Around the head in centimetres. */
            head: number;
            /** @description What they graduate in. */
            degree: string;
            /** @description The size that fitted: of the gown, or else of whatever there is. */
            size: string | null;
            fitting: components["schemas"]["FittingTime"];
            graduation: components["schemas"]["GraduationDay"];
            amount: components["schemas"]["Money"];
            deposit: components["schemas"]["Money"];
            /** @description Whether it is out beyond the time of its return. */
            is_late: boolean;
            /** @description What can be done now. */
            events: components["schemas"]["TogaDeskEvent"][];
            /** @description What happened, the oldest first. */
            history: components["schemas"]["Passage"][];
        };
        /**
         * @description A size: a length of the gown, or a width of the cap.
         * @enum {string}
         */
        TogaSize: "XS" | "S" | "M" | "L" | "XL" | "XXL";
        /** @description What was done at the desk. */
        TogaChange: {
            event: components["schemas"]["TogaDeskEvent"];
            /** @description The size of the gown. Needed with `toga.fit` where one is rented. */
            size?: components["schemas"]["TogaSize"];
            /** @description The size of the cap. */
            cap_size?: components["schemas"]["TogaSize"];
            /** @description The size that was noted, as it was seen; refused where a colleague has noted another since. Without it, the new size replaces any. */
            was?: string | null;
            /** @description Why the deposit of something that came back in time is kept; the graduate reads it. */
            reason?: string;
        };
        /** @description The pieces of one size for a graduation. */
        TogaStockLine: {
            piece: components["schemas"]["TogaPiece"];
            /** @description The size. */
            size: string;
            /** @description The same in words. */
            label: string;
            /** @description How many there are; null until they were counted. */
            quantity: number | null;
            /** @description How many are promised. */
            taken: number;
        };
        /** @description Somebody's rental on the picking list. */
        TogaPicked: {
            /**
             * Format: uuid
             * @description The rental.
             */
            id: string;
            /** @description Its name. */
            reference: string;
            /** @description Whose it is. */
            name: string;
            /** @description Whether the sizes were tried on; else they follow from the details. */
            is_fitted: boolean;
            /** @description What to lay out. */
            pieces: components["schemas"]["TogaPieceSize"][];
        };
        /** @description What is needed for a graduation. */
        TogaDay: {
            /**
             * Format: date
             * @description The day of the graduation.
             */
            date: string;
            /** @description Whether no more is promised than was counted. */
            keeps_to_stock: boolean;
            /** @description Every size of every piece, the smallest first. */
            stock: components["schemas"]["TogaStockLine"][];
            /** @description What is to be collected, by last name. */
            people: components["schemas"]["TogaPicked"][];
            /** @description What the staff changed, the oldest first. */
            history: components["schemas"]["DeskChange"][];
        };
        /** @description The pieces of one size that there are. */
        TogaCount: {
            piece: components["schemas"]["TogaPiece"];
            /** @description The size. */
            size: string;
            /** @description How many there are; null where nobody has counted. */
            quantity: number | null;
            /** @description The number as it was seen, null where nobody had counted; refused where somebody has counted otherwise since. Without it, the new number replaces any. */
            was?: number | null;
        };
        /** @description The stock for a graduation. */
        TogaStock: {
            /** @description The sizes whose number changes. */
            stock: components["schemas"]["TogaCount"][];
        };
        /** @description A slot of the fittings. */
        FittingPlanSlot: {
            /**
             * Format: uuid
             * @description The slot.
             */
            id: string;
            /**
             * Format: date-time
             * @description When it begins.
             */
            start: string;
            /**
             * Format: date-time
             * @description When it ends.
             */
            end: string;
            /** @description How many people can come. */
            capacity: number;
            /** @description How many do. */
            taken: number;
        };
        /** @description A day of fittings as the desk sees it. */
        FittingPlanDay: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description Its slots, the earliest first. */
            slots: components["schemas"]["FittingPlanSlot"][];
            /** @description What the staff changed, the oldest first. */
            history: components["schemas"]["DeskChange"][];
        };
        /** @description When togas can be tried on that day, by the union's clocks. */
        FittingHours: {
            /** @description When the first slot begins, as 10:00. */
            from: string;
            /** @description When the last one ends, as 13:00. */
            until: string;
            /** @description How long a slot is. */
            minutes: number;
            /** @description How many people can come to each; none closes the day. */
            capacity: number;
        };
        /** @description PDFs, JPGs or PNGs of at most 10 MB each. They are rewritten without what cameras and programs add, and lose their names. */
        NewFiles: Blob[];
        /** @description A complaint. */
        ComplaintForm: {
            /** @description What it is about: the id of one of `listComplaintTypes`. */
            type: string;
            /** @description The text. */
            feedback: string;
            /**
             * @description Whether it comes without a name.
             * @enum {string}
             */
            anonymous: "true" | "false";
            /** @description Without a name: the work, as the ALTCHA protocol writes it (base64 of JSON with algorithm, challenge, number, salt and signature). */
            proof?: string;
            files?: components["schemas"]["NewFiles"];
        };
        /** @description What arrived. */
        ComplaintReceipt: {
            /**
             * Format: uuid
             * @description With a name: the complaint, as it stands in the account.
             */
            id: string | null;
            /** @description Without a name: what reads the conversation, such as 7K3M-Q2XA-9WPC-4HTD-VN6E. */
            code: string | null;
        };
        /** @description A number is to be found, from 0 to `maxnumber`, whose digits after `salt` have `challenge` as their SHA-256. */
        WorkChallenge: {
            /**
             * @description How it is hashed.
             * @enum {string}
             */
            algorithm: "SHA-256";
            /** @description The hash to be met, in hexadecimal. */
            challenge: string;
            /** @description The largest number to try. */
            maxnumber: number;
            /** @description What is put before the number. */
            salt: string;
            /** @description Shows that the challenge is ours; sent back with the number. */
            signature: string;
        };
        /**
         * @description How it stands.
         * @enum {string}
         */
        ComplaintState: "unassigned" | "in_progress" | "answered" | "closed";
        /** @description A file that came with a message. */
        ComplaintFile: {
            /**
             * Format: uuid
             * @description The file.
             */
            id: string;
            /**
             * @description Its format.
             * @enum {string}
             */
            media_type: "image/jpeg" | "image/png" | "application/pdf";
            /** @description Its size in bytes. */
            size: number;
        };
        /** @description One message of the conversation. */
        ComplaintMessage: {
            /**
             * @description Which side wrote it.
             * @enum {string}
             */
            from: "complainant" | "union";
            /** @description What it says. */
            text: string;
            /**
             * Format: date
             * @description The day on which it was sent.
             */
            sent_on: string;
            /** @description Whether the complainant sees it for the first time. */
            is_new: boolean;
            /** @description The files that came with it. */
            files: components["schemas"]["ComplaintFile"][];
        };
        /** @description A complaint as the person who complained sees it. */
        Complaint: {
            /**
             * Format: uuid
             * @description The complaint; null for one without a name, whose code is all there is.
             */
            id: string | null;
            /** @description What it is about. */
            type: string;
            /** @description The same as it is shown. */
            type_name: string;
            state: components["schemas"]["ComplaintState"];
            /**
             * Format: date
             * @description The day on which it arrived.
             */
            sent_on: string;
            /** @description Whether something can be added now. */
            can_write: boolean;
            /** @description The conversation, the first message first. */
            messages: components["schemas"]["ComplaintMessage"][];
        };
        /** @description What is added. */
        NewMessage: {
            /** @description The text. */
            text: string;
            files?: components["schemas"]["NewFiles"];
        };
        /** @description A complaint in a list of one's own. */
        ComplaintEntry: {
            /**
             * Format: uuid
             * @description The complaint.
             */
            id: string;
            /** @description What it is about. */
            type_name: string;
            state: components["schemas"]["ComplaintState"];
            /**
             * Format: date
             * @description The day on which it arrived.
             */
            sent_on: string;
            /** @description How many answers have not been read. */
            new_messages: number;
        };
        /** @description A complaint in the staff's queue. */
        ComplaintCaseEntry: {
            /**
             * Format: uuid
             * @description The complaint.
             */
            id: string;
            /** @description What it is about. */
            type_name: string;
            state: components["schemas"]["ComplaintState"];
            /**
             * Format: date
             * @description Since which day it stands like this.
             */
            since: string;
            /** @description Whether it came without a name. */
            is_anonymous: boolean;
            /** @description Who looks into it, by name. */
            assigned_to: string | null;
        };
        /** @description The numbers of one kind. */
        ComplaintNumbers: {
            /** @description The kind. */
            type: string;
            /** @description Its name. */
            type_name: string;
            /** @description All of them. */
            total: number;
            /** @description Those without a name. */
            anonymous: number;
            /** @description Those that wait for the staff. */
            waiting: number;
            /** @description Those that have an answer. */
            answered: number;
            /** @description Those that are closed. */
            closed: number;
        };
        /** @description One of the staff who handle complaints. */
        Colleague: {
            /**
             * Format: uuid
             * @description Their account.
             */
            id: string;
            /** @description Their name. */
            name: string;
        };
        /**
         * @description What the staff can do.
         * @enum {string}
         */
        ComplaintEvent: "complaint.assign" | "complaint.answer" | "complaint.close" | "complaint.reopen";
        /** @description A complaint with everything that its handling needs. */
        ComplaintCase: {
            /**
             * Format: uuid
             * @description The complaint.
             */
            id: string;
            /** @description What it is about. */
            type_name: string;
            state: components["schemas"]["ComplaintState"];
            /**
             * Format: date
             * @description The day on which it arrived.
             */
            sent_on: string;
            /** @description Who complained; null for one without a name. */
            name: string | null;
            /** @description Their address; null likewise. */
            email: string | null;
            /**
             * Format: uuid
             * @description Who of the colleagues looks into it.
             */
            assigned_to: string | null;
            /** @description Everybody who can look into it, by name. */
            colleagues: components["schemas"]["Colleague"][];
            /** @description The conversation, the first message first. */
            messages: components["schemas"]["ComplaintMessage"][];
            /** @description What can be done now. */
            events: components["schemas"]["ComplaintEvent"][];
            /** @description What happened, the oldest first. */
            history: components["schemas"]["Passage"][];
        };
        /** @description What is done. */
        ComplaintHandling: {
            event: components["schemas"]["ComplaintEvent"];
            /** @description The answer; needed for that. */
            text?: string;
            files?: components["schemas"]["NewFiles"];
            /** @description How many of the complainant's messages were seen; needed to answer and to close, which is refused if there are more. */
            seen?: string;
            /**
             * Format: uuid
             * @description Who is to look into it; needed for that.
             */
            assignee?: string;
        };
        /** @description What a complaint can be about. */
        ComplaintType: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description What belongs to it. */
            description: string;
        };
        /** @description Something that can be borrowed. */
        Equipment: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
            /** @description What it is. */
            description: string;
            /** @description How many there are. */
            quantity: number;
            /**
             * @description Who may borrow it.
             * @enum {string}
             */
            for_whom: "everyone" | "organisations";
            price: components["schemas"]["Money"];
            deposit: components["schemas"]["Money"];
        };
        /** @description The dates of one year's report. */
        RarDates: {
            /** @description The year that the report is about. */
            year: number;
            /**
             * Format: date
             * @description The first day on which it can be sent.
             */
            opens_on: string;
            /**
             * Format: date
             * @description The last day.
             */
            closes_on: string;
            /**
             * Format: date-time
             * @description The first moment that is too late.
             */
            closes_at: string;
            /**
             * Format: date
             * @description When the results come out.
             */
            results_on: string;
            /**
             * @description How it stands today.
             * @enum {string}
             */
            state: "not_open" | "open" | "in_review";
        };
        /** @description An entry of a list. */
        RarNamed: {
            /** @description Its slug. */
            id: string;
            /** @description Its name. */
            name: string;
        };
        /**
         * @description How it stands. `returned`: the readers ask for something by a new date; `closed`: the deadline passed before it was sent. Organisations see `scored` as `under_review`.
         * @enum {string}
         */
        RarReportState: "not_open" | "draft" | "submitted" | "withdrawn" | "under_review" | "returned" | "submitted_again" | "scored" | "published" | "appealed" | "settled" | "closed";
        /** @description A report, without what is in it. */
        RarReportSummary: {
            /**
             * Format: uuid
             * @description The report.
             */
            id: string;
            organisation: components["schemas"]["RarNamed"];
            /** @description The year that it is about. */
            year: number;
            state: components["schemas"]["RarReportState"];
            /**
             * Format: date-time
             * @description When somebody began it.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was sent; null until then.
             */
            submitted_at: string | null;
            /**
             * Format: date-time
             * @description When the answers that the readers asked for were sent; null until then.
             */
            resubmitted_at: string | null;
            /**
             * Format: date-time
             * @description The deadline: the first moment that is too late.
             */
            closes_at: string;
            /**
             * Format: date-time
             * @description The new date for what the readers asked for; null if they never did.
             */
            returned_until: string | null;
            /**
             * Format: date
             * @description When the results are due.
             */
            results_on: string;
            /** @description Whether an answer can still change. */
            can_write: boolean;
            /** @description Whether it can be sent now. */
            can_submit: boolean;
            /** @description Whether it can be taken back now. */
            can_withdraw: boolean;
            /** @description Whether its results can be read. */
            is_published: boolean;
        };
        /** @description Sections that belong together. */
        RarPart: {
            /** @description Its name in the data. */
            slug: string;
            /** @description Its title. */
            title: string;
        };
        /** @description A noun after a number, by the plural forms of the language: ' members', '-il membru'. */
        RarNounForms: {
            /** @description The form of one. */
            one?: string;
            /** @description The form of two. */
            two?: string;
            /** @description The form of few. */
            few?: string;
            /** @description The form of many. */
            many?: string;
            /** @description Any other. */
            other: string;
        };
        /** @description One of the answers to choose from. */
        RarOption: {
            /** @description Its name in the data. */
            slug: string;
            /** @description Its words. */
            label: string;
        };
        /** @description A row of a table of events. */
        RarEvent: {
            /** @description What it was. */
            title: string;
            /**
             * Format: date
             * @description Its day.
             */
            date: string;
            /** @description How many came, or are expected. */
            people: number;
        };
        /** @description An answer: a text or a choice's slug, a number, the rows of a table, or that there was nothing. */
        RarValue: string | number | components["schemas"]["RarEvent"][] | {
            /**
             * @description There was nothing this year.
             * @constant
             */
            nothing: true;
        };
        /** @description One question. */
        RarQuestion: {
            /** @description Its name in addresses. */
            slug: string;
            /**
             * @description What answers it: `events` is a table, `evidence` only files.
             * @enum {string}
             */
            kind: "text" | "number" | "choice" | "events" | "evidence";
            /** @description The question. */
            label: string;
            /** @description What helps to answer it. */
            hint: string | null;
            /** @description What a number counts. */
            unit: string | null;
            /** @description The unit as it follows a number. */
            counted: components["schemas"]["RarNounForms"] | null;
            /** @description Whether the report can't be sent without it. */
            required: boolean;
            /** @description Whether "nothing this year" is an answer. */
            may_be_nothing: boolean;
            /** @description The most letters, rows or files, or the largest number; 0 for a choice. */
            most: number;
            /** @description What a choice offers; else nothing. */
            options: components["schemas"]["RarOption"][];
            /** @description Whether the events of its table are of the year after the report's. */
            next_year: boolean;
            points: components["schemas"]["RarPoints"];
            /**
             * @description `one`: it counts from the first file on; `each`: no more rows count than there are files.
             * @enum {string}
             */
            evidence: "none" | "one" | "each";
            /** @description The most points that it can give. */
            most_points: number;
            /** @description What the readers ask for; null if nothing. */
            asked: string | null;
            /** @description The organisation's answer of the year before; null if there is none. */
            before: components["schemas"]["RarValue"] | null;
        };
        /** @description A section of the report. */
        RarSection: {
            /** @description Its name in addresses. */
            slug: string;
            /** @description The part that it belongs to. */
            part: string;
            /** @description Its title. */
            title: string;
            /** @description What it is about. */
            lead: string;
            /** @description The most points that it can give. */
            most: number;
            /** @description Its questions, in order. */
            questions: components["schemas"]["RarQuestion"][];
        };
        /** @description A piece of evidence. */
        RarFile: {
            /**
             * Format: uuid
             * @description The file.
             */
            id: string;
            /** @description Its name. */
            file_name: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            media_type: "application/pdf" | "image/jpeg" | "image/png";
            /** @description Bytes. */
            size: number;
            /**
             * Format: date-time
             * @description When it came.
             */
            added_at: string;
            /** @description Who added it, by name; null if the account is gone. */
            added_by: string | null;
            /** @description The answers that it serves. */
            questions: string[];
        };
        /** @description An answer as it stands. */
        RarAnswer: {
            /** @description The question's slug. */
            question: string;
            /** @description The answer; null for none. */
            value: components["schemas"]["RarValue"] | null;
            /** @description Its number, from 1; 0 while there are only files. */
            revision: number;
            /**
             * Format: date-time
             * @description When it was saved.
             */
            written_at: string | null;
            /** @description Who saved it, by name; null if the account is gone. */
            written_by: string | null;
            /** @description Its evidence, the latest first. */
            files: components["schemas"]["RarFile"][];
        };
        /** @description A whole report. */
        RarReport: {
            summary: components["schemas"]["RarReportSummary"];
            /** @description The parts that the sections belong to. */
            parts: components["schemas"]["RarPart"][];
            /** @description The sections, in order. */
            sections: components["schemas"]["RarSection"][];
            /** @description The answers that were ever saved or have files. */
            answers: components["schemas"]["RarAnswer"][];
            /** @description What happened to it, the oldest first. */
            history: components["schemas"]["Passage"][];
        };
        /** @description The estimate of a section. */
        RarSectionTotal: {
            /** @description The section's name in addresses. */
            slug: string;
            /** @description Its title. */
            title: string;
            /** @description What its answers would earn. */
            points: number;
            /** @description What the readers alone may add at most. */
            open: number;
            /** @description What it can give at most. */
            most: number;
        };
        /** @description An estimate by the rules. */
        RarTotals: {
            /** @description What the answers would earn. */
            points: number;
            /** @description What the readers alone may add at most. */
            open: number;
            /** @description What a report can earn at most. */
            most: number;
            /** @description Section by section, in order. */
            sections: components["schemas"]["RarSectionTotal"][];
        };
        /** @description Where somebody is in a report. */
        RarWhereabouts: {
            /** @description The slug of the question that is being answered; null for none. */
            question: string | null;
        };
        /** @description An officer who has the report open. */
        RarOfficerHere: {
            /** @description Their name. */
            name: string;
            /** @description The slug of the question that they are answering; null for none. */
            question: string | null;
        };
        /** @description How often an answer has changed. */
        RarRevisionNumber: {
            /** @description The question's slug. */
            question: string;
            /** @description The number of its latest revision. */
            revision: number;
            /** @description How many files it has. */
            files: number;
        };
        /** @description Who has the report open, and what has changed. */
        RarPresence: {
            /** @description The other officers who have it open. */
            here: components["schemas"]["RarOfficerHere"][];
            state: components["schemas"]["RarReportState"];
            /** @description The latest revision of every answer. */
            revisions: components["schemas"]["RarRevisionNumber"][];
        };
        /** @description An answer to be saved. */
        RarValueToSave: {
            /** @description The answer; null takes it away. */
            value: components["schemas"]["RarValue"] | null;
            /** @description The revision that it follows; without it, 0: nobody has answered yet. */
            revision?: number;
        };
        /** @description One revision of an answer. */
        RarRevision: {
            /** @description The answer; null if it was taken away. */
            value: components["schemas"]["RarValue"] | null;
            /** @description Its number. */
            revision: number;
            /**
             * Format: date-time
             * @description When it was saved.
             */
            written_at: string;
            /** @description Who saved it, by name; null if the account is gone. */
            written_by: string | null;
        };
        /** @description Files to be added. */
        RarUpload: {
            /** @description PDFs, JPGs or PNGs of at most 10 MB each. */
            files: Blob[];
        };
        /** @description Somebody who agreed to be found and holds a valid permit. */
        FoundPassenger: {
            /**
             * Format: uuid
             * @description The person.
             */
            user_id: string;
            /** @description The first name. */
            first_name: string;
            /** @description The first letter of the last name. */
            initial: string;
            /** @description Path of the picture below /api; null when there is none. */
            picture: string | null;
        };
        /** @description The date to park on. */
        ParkingWish: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
        };
        /** @description The spaces of one date. */
        Parking: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description The spaces that nobody has, by the names that the plan gives them. */
            free: string[];
        };
        /** @description A date on which the car park has spaces for shared rides. */
        ParkingDate: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description Spaces that nobody has. */
            free: number;
            /** @description Spaces that are open on that day. */
            total: number;
            /**
             * Format: date-time
             * @description Bookings close at this moment.
             */
            book_before: string;
            /**
             * Format: date-time
             * @description The car has to be on campus before this moment.
             */
            enter_before: string;
        };
        /** @description Who comes along. */
        PassengerIds: string[];
        /** @description What is booked. */
        CarpoolWish: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description The space. */
            space: string;
            passengers: components["schemas"]["PassengerIds"];
        };
        /**
         * @description How a booking stands.
         * @enum {string}
         */
        CarpoolState: "booked" | "needs_passenger" | "entered" | "released" | "lapsed" | "cancelled";
        /** @description A parking space. */
        CarpoolSpace: {
            /** @description The name that the plan gives it. */
            id: string;
            /** @description Its row. */
            row: string;
            /** @description Its number in the row. */
            number: string;
        };
        /** @description Somebody in the car. */
        CarpoolRider: {
            /**
             * Format: uuid
             * @description The person.
             */
            user_id: string;
            /** @description The first name. */
            first_name: string;
            /** @description The first letter of the last name. */
            initial: string;
            /** @description Path of the picture below /api; null when there is none. */
            picture: string | null;
            /** @description The driver. */
            is_driver: boolean;
            /** @description The caller, who is shown as 'You'. */
            is_you: boolean;
            /** @description True once they have said that they are coming. Until then they can still decline. */
            comes: boolean;
        };
        /** @description The driver's pass for the barrier. */
        CarpoolPass: {
            /** @description The code. */
            code: string;
            /** @description The code as the path of an SVG. */
            qr: string;
            /** @description Units on each side of the SVG. */
            qr_size: number;
        };
        /** @description A shared ride with a space on campus. */
        Carpool: {
            /**
             * Format: uuid
             * @description The booking.
             */
            id: string;
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            state: components["schemas"]["CarpoolState"];
            space: components["schemas"]["CarpoolSpace"];
            /** @description The driver first. */
            riders: components["schemas"]["CarpoolRider"][];
            /** @description The caller drives. */
            is_driver: boolean;
            /** @description The day is not over, and neither is the booking. */
            is_upcoming: boolean;
            /** @description The caller may add passengers. */
            can_change: boolean;
            /** @description The caller may cancel the booking or remove passengers. */
            can_cancel: boolean;
            /** @description The caller may say whether they come, or that they do not after all. */
            can_answer: boolean;
            /**
             * Format: date-time
             * @description Until then passengers can be added.
             */
            book_before: string;
            /**
             * Format: date-time
             * @description The car has to be on campus before this moment.
             */
            enter_before: string;
            /** @description The driver's while the booking counts; null otherwise. */
            pass: components["schemas"]["CarpoolPass"] | null;
        };
        /** @description The rules, which everybody accepts once before the first booking. */
        CarpoolMessage: {
            message: components["schemas"]["Blocks"];
            /** @description The caller has accepted them. */
            accepted: boolean;
            /** @description So many fit into a car beside the driver. */
            most_passengers: number;
        };
        /** @description The choices of a person about shared rides. */
        CarpoolSettings: {
            /** @description Drivers may find me by my name or card number. Off at first. */
            findable: boolean;
        };
        /** @description Who is added or removed. */
        PassengerChange: {
            passengers: components["schemas"]["PassengerIds"];
        };
        /** @description A passenger's word. */
        CarpoolAnswer: {
            /** @description False declines, or leaves the ride. */
            comes: boolean;
        };
        /** @description A date, as the desk sees it. */
        CarpoolDay: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description Spaces that nobody has. */
            free: number;
            /** @description Cars that have a space. */
            booked: number;
            /** @description Spaces that were closed. */
            closed: number;
        };
        /** @description A car on the guard's list. */
        CarpoolCar: {
            /**
             * Format: uuid
             * @description The booking.
             */
            id: string;
            state: components["schemas"]["CarpoolState"];
            space: components["schemas"]["CarpoolSpace"];
            /** @description The driver's name. */
            driver: string;
            /** @description As the driver's permit has it. */
            number_plate: string | null;
            /** @description Their names. */
            passengers: string[];
            /**
             * Format: date-time
             * @description When the guard let it in.
             */
            entered_at: string | null;
        };
        /** @description A date with its cars. */
        CarpoolDayCase: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description All spaces of the car park. */
            spaces: components["schemas"]["CarpoolSpace"][];
            /** @description The spaces that were closed. */
            closed: string[];
            /** @description Why they were closed. */
            note: string | null;
            /** @description The cars, by space. */
            cars: components["schemas"]["CarpoolCar"][];
            /** @description What the staff changed, the oldest first. */
            history: components["schemas"]["DeskChange"][];
        };
        /** @description The spaces of a date to close or open; all others stay as they are. */
        CarpoolClosure: {
            /** @description The spaces to close. */
            close: string[];
            /** @description The spaces to open again. */
            open: string[];
            /** @description Why; those whose booking ends are told. Without it, the date's reason stays and nobody is told one. */
            note?: string | null;
        };
        /** @description A pass at the barrier. */
        CarpoolScan: {
            /** @description The text of the QR code, or what was typed instead. */
            code: string;
        };
        /** @description A pass that was read at the barrier. */
        ReadCarpoolPass: {
            /**
             * @description `let_in`: the car may enter now. `used`: the pass has let a car in before. `other_day`: it is for another day. `ended`: the booking counts no more, whatever its day; the car's state says why.
             * @enum {string}
             */
            standing: "let_in" | "used" | "other_day" | "ended";
            /**
             * Format: date
             * @description The day of the pass.
             */
            date: string;
            car: components["schemas"]["CarpoolCar"];
        };
        /** @description The union's banner. */
        Banner: {
            /** @description What it says first. */
            title: string;
            description: components["schemas"]["Blocks"];
            /** @description Whether it is to be shown. */
            published: boolean;
            /** @description What its button says; null where it has none. */
            button_text: string | null;
            /** @description Where its button leads. */
            button_link: string | null;
        };
        /** @description An offer or a vacancy of a partner. */
        Advert: {
            /** @description Its slug. */
            id: string;
            /** @description What is offered. */
            title: string;
            /** @description What to know about it. */
            body: string;
            /** @description Who offers it. */
            partner: string;
            /** @description Where to read on: a path of this portal or an https address. */
            link: string;
            /** @description Whether it stands out. */
            featured: boolean;
            art: components["schemas"]["Poster"];
        };
        /** @description A picture in one size. */
        AdvertPicture: {
            /**
             * @description Which place it is for.
             * @enum {string}
             */
            collection_name: "banner_small" | "banner_large" | "full_screen";
            /** @description Where the picture is. */
            url: string;
            /** @description In pixels. */
            width: number;
            /** @description In pixels. */
            height: number;
        };
        /** @description An advert for the foot of the window. */
        BannerAdvert: {
            /** @description Its slug. */
            id: string;
            /** @description What it says to those who do not see it. */
            title: string;
            /** @description Where it leads. */
            link: string;
            /** @description The picture, small and large. */
            sizes: components["schemas"]["AdvertPicture"][];
        };
        /** @description An advert over the whole window. */
        FullScreenAdvert: {
            /** @description Its slug. */
            id: string;
            /** @description What it says to those who do not see it. */
            title: string;
            /** @description Where it leads. */
            link: string;
            /** @description Its pictures; the first is shown. */
            media: components["schemas"]["AdvertPicture"][];
        };
        /** @description The pictures for the places of adverts. */
        ImageAdvert: {
            /** @description In the order in which they take turns. */
            banners: components["schemas"]["BannerAdvert"][];
            /** @description Null when none runs. */
            full_screen: components["schemas"]["FullScreenAdvert"] | null;
        };
        /** @description A short fact, such as how long something takes. */
        TextFact: {
            /** @description What the fact is about. */
            label: string;
            /** @description The fact. */
            value: string;
        };
        /** @description Where to go on. */
        Link: {
            /** @description What the link says. */
            label: string;
            /** @description A path of this portal or an https address. */
            href: string;
        };
        /** @description A page of text. */
        Page: {
            /** @description Its name. */
            slug: string;
            /** @description Its title. */
            title: string;
            /** @description What it is about in a sentence or two. */
            lead: string;
            body: components["schemas"]["Blocks"];
            /** @description What to know at a glance. */
            facts: components["schemas"]["TextFact"][];
            /** @description Where to go on. */
            links: components["schemas"]["Link"][];
            /**
             * Format: date
             * @description When it was last changed.
             */
            updated_on: string;
            art: components["schemas"]["Poster"];
        };
        /** @description Questions about one thing. */
        FaqTopic: {
            /** @description Its slug. */
            id: string;
            /** @description What the questions are about. */
            name: string;
            /** @description The questions. */
            questions: {
                /** @description A name to link to within the page. */
                id: string;
                /** @description The question. */
                question: string;
                answer: components["schemas"]["Blocks"];
            }[];
        };
        /** @description A message to the union. */
        ContactMessage: {
            /** @description Who writes. */
            name: string;
            /**
             * Format: email
             * @description Where to answer.
             */
            email: string;
            /**
             * @description What it is about.
             * @enum {string}
             */
            topic: "account" | "events" | "services" | "funds" | "representation" | "careers" | "website" | "other";
            /** @description The message. */
            message: string;
        };
        /** @description What is left of a message with the sender. */
        ContactReceipt: {
            /** @description Names the message, to ask after it. */
            reference: string;
            /**
             * Format: date-time
             * @description When it was taken in.
             */
            sent_at: string;
        };
        /**
         * @description What was found.
         * @enum {string}
         */
        FoundKind: "event" | "news" | "resource" | "page" | "faq" | "fund" | "organisation" | "hiring_company" | "tedx_theme" | "person";
        /** @description Something that was found. */
        Found: {
            kind: components["schemas"]["FoundKind"];
            /** @description What names it within its kind: the slug, or the id where it has none. */
            id: string;
            /** @description Its title. */
            title: string;
            /** @description The place where the words stand. */
            excerpt: string;
            /** @description What it is more exactly, such as the kind of publication or the post of a person. */
            label: string | null;
        };
    };
    responses: {
        /** @description The request is malformed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body comes as another media type than described. */
        UnsupportedMedia: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Fields or the idempotency key are wrong. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many tries. */
        TooMany: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A part that this needs is away for now; try again. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nobody is signed in. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The account may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not in this state. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing for the caller. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description The language of the answer. */
        language: string;
        /** @description Makes repeating this call harmless. */
        idempotencyKey: string;
        /** @description The language of the answer. */
        locale: "en" | "mt" | "en-US" | "mt-MT";
        /** @description Which page, from 1. */
        page: number;
        /** @description Entries per page. */
        limit: number;
        /** @description The occurrence. */
        occurrence: string;
        /** @description The event's slug. */
        eventSlug: string;
        /** @description The event's slug. */
        event: string;
        /** @description The booking. */
        booking: string;
        /** @description The code of the complaint; small letters, spaces and dashes make no difference. */
        CodeHeader: string;
        /** @description The file. */
        FileId: string;
        /** @description The complaint. */
        ComplaintId: string;
        /** @description The organisation's slug. */
        OrganisationId: string;
        /** @description The report. */
        ReportId: string;
        /** @description The report. */
        SubmissionId: string;
        /** @description The question's slug. */
        QuestionId: string;
        /** @description The slug of the question that the answer belongs to. */
        AnswerId: string;
        /** @description The file. */
        MediaId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Token"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            415: components["responses"]["UnsupportedMedia"];
        };
    };
    getMe: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Profile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChange"];
            };
        };
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountDetails: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Code"];
            };
        };
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    undoEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailUndo"];
            };
        };
        responses: {
            /** @description The former address counts again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmailRestored"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfilePicture: {
        parameters: {
            query?: {
                /** @description Which picture: the profile's path holds it, so that browsers may keep a picture and still see a new one. */
                v?: string;
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    uploadProfilePicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureUpload"];
            };
        };
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Profile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    removeProfilePicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Profile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    recoverPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Recovery"];
            };
        };
        responses: {
            /** @description If there is such an account, the link is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reset"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Token"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Deletion"];
            };
        };
        responses: {
            /** @description When it will be deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletionDue"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Profile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The session. */
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportAccount: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountExport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listCareerFiles: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CareerFile"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    uploadCareerFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CareerFileUpload"];
            };
        };
        responses: {
            /** @description The document. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CareerFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    downloadCareerFile: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The file. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document, to be saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    replaceCareerFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The file. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CareerFileUpload"];
            };
        };
        responses: {
            /** @description The new document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CareerFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    deleteCareerFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The file. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    volunteer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Volunteering"];
            };
        };
        responses: {
            /** @description How far the registration is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegistrationStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Token"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description How far the registration is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegistrationStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    verifyMailbox: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Code"];
            };
        };
        responses: {
            /** @description How far the registration is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegistrationStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    savePersonalDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalDetails"];
            };
        };
        responses: {
            /** @description How far the registration is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegistrationStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    saveContactDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactDetails"];
            };
        };
        responses: {
            /** @description How far the registration is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegistrationStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    saveAcademicDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcademicDetails"];
            };
        };
        responses: {
            /** @description How far the registration is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegistrationStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    applyForPermit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PermitApplication"];
            };
        };
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Purchase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    buyStudentCard: {
        parameters: {
            query: {
                /** @description How it is paid: in a session of the payment provider. */
                type: "session";
                /** @description Where the person comes from and is sent back to. */
                source?: components["schemas"]["PurchaseSource"];
            };
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Purchase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    donateToResearch: {
        parameters: {
            query: {
                /** @description How it is paid: in a session of the payment provider. */
                type: "session";
                /** @description Where the person comes from and is sent back to. */
                source?: components["schemas"]["PurchaseSource"];
            };
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Purchase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegistration: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far the registration is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegistrationStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    skipRegistrationStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkippedStep"];
            };
        };
        responses: {
            /** @description How far the registration is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RegistrationStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPermitStatus: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The permit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PermitStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getStudentCard: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StudentCard"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getFloor: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The years, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FloorYear"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getDeskSession: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Roles and second factor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskSession"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    giveSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorCode"];
            };
        };
        responses: {
            /** @description From now on this session may do what the roles allow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactorGiven"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeskCounts: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rooms in which something can wait. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskCount"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    findPeople: {
        parameters: {
            query: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
                /** @description In name or address. */
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most twenty, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonEntry"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getPersonCase: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The account. */
                person: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account and what can be done with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonCase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    changePerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The account. */
                person: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonChangeRequest"];
            };
        };
        responses: {
            /** @description The account as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonCase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listStuck: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most two hundred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StuckThing"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    retryStuck: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StuckName"];
            };
        };
        responses: {
            /** @description It is tried within seconds. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
        };
    };
    findBookingCases: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
                /** @description The reference, the code of a ticket, the address of somebody who comes, or a part of the name or address of who booked. */
                search?: string;
                /** @description Only those of this date. */
                occurrence?: string;
                /** @description Only those that have places, which calling their date off would end. */
                standing?: "true";
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Entries per page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bookings, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskBookingEntry"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getBookingCase: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The booking. */
                booking: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking and its history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskBooking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    changeBookingCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The booking. */
                booking: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskBookingChange"];
            };
        };
        responses: {
            /** @description The booking as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskBooking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listDeskOccurrences: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Entries per page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskOccurrenceEntry"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listDeskWaiting: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The date. */
                occurrence: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskWaiting"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getDeskOccurrence: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The date. */
                occurrence: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The date. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskOccurrence"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    callOff: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The date. */
                occurrence: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationRequest"];
            };
        };
        responses: {
            /** @description The date as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskOccurrence"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportBookings: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The date. */
                occurrence: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listDoorDates: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Entries per page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DoorDate"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getDoorList: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The occurrence. */
                occurrence: components["parameters"]["occurrence"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DoorList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getDoorLog: {
        parameters: {
            query?: {
                /** @description The `cursor` of an earlier answer: only tickets whose standing has changed since. */
                since?: number;
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The occurrence. */
                occurrence: components["parameters"]["occurrence"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DoorLog"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    sendDoorScans: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The occurrence. */
                occurrence: components["parameters"]["occurrence"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoorScans"];
            };
        };
        responses: {
            /** @description How each scan was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DoorScanResult"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    beginSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, as text and as a QR code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactorSecret"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
        };
    };
    listPermitCases: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
                /** @description Only those in this state. */
                state?: "under_review" | "valid" | "refused";
                /** @description Only those with this in name, address or number plate. */
                search?: string;
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Entries per page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PermitEntry"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    exportPermits: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getPermitCase: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The permit. */
                permit: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application and its history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PermitCase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    decidePermit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The permit. */
                permit: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PermitDecision"];
            };
        };
        responses: {
            /** @description The application as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PermitCase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getLicencePhoto: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The permit. */
                permit: string;
                /** @description Which side. */
                side: "front" | "back";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The photo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getCardOpeningDates: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpeningDates"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listCardDeals: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CardDeal"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listEnrollmentTypes: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, in the order of the alphabet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Named"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listNationalities: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them: Malta first, the others in the order of the alphabet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Country"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listLocalities: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, in the order of the alphabet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Locality"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listEntities: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, in the order of the alphabet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Entity"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listCourses: {
        parameters: {
            query?: {
                /** @description Only courses of this entity. */
                "filter[entity_id]"?: string;
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, in the order of the alphabet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Course"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listEventTypes: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All kinds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventType"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listVenues: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
                /** @description Only venues where no event takes place on this day, in Malta's time. */
                date?: string;
                /** @description Only venues known to hold so many people. */
                capacity?: number;
                /** @description Only this kind of place. */
                kind?: components["schemas"]["VenueKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The venues that fit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Venue"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Entries per page. */
                limit?: components["parameters"]["limit"];
                /** @description Slug of a kind of event. */
                "filter[type]"?: string;
                /** @description Only this class. */
                "filter[class]"?: "standard" | "tedx";
                /** @description Words to find in titles, summaries and venues; Maltese letters may be typed without their marks. */
                "filter[search]"?: string;
                /** @description Only occurrences that start at this time or later. */
                "filter[starts_after]"?: string;
                /** @description Only occurrences that start before this time. */
                "filter[starts_before]"?: string;
                /** @description Events that are over instead. */
                "filter[past]"?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EventSummary"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    createIcal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IcalRequest"];
            };
        };
        responses: {
            /** @description An iCalendar file, times in UTC. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
        };
    };
    getEventBySlug: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The event's slug. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Event"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    listOccurrences: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The event's slug. */
                eventSlug: components["parameters"]["eventSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All dates, soonest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OccurrenceWithTickets"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    getOccurrence: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The event's slug. */
                event: components["parameters"]["event"];
                /** @description The occurrence. */
                occurrence: components["parameters"]["occurrence"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The date. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OccurrenceWithTickets"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    getOccurrenceLinks: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The event's slug. */
                event: components["parameters"]["event"];
                /** @description The occurrence. */
                occurrence: components["parameters"]["occurrence"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CalendarLinks"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The event's slug. */
                event: components["parameters"]["event"];
                /** @description The occurrence. */
                occurrence: components["parameters"]["occurrence"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All kinds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    getTickets: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The event's slug. */
                event: components["parameters"]["event"];
                /** @description The occurrence. */
                occurrence: components["parameters"]["occurrence"];
                /** @description Ids of kinds of tickets, with commas between. */
                tickets: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ticket"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    getSeating: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
                /** @description The cursor of an earlier answer. */
                since?: string;
            };
            header?: never;
            path: {
                /** @description The event's slug. */
                event: components["parameters"]["event"];
                /** @description The occurrence. */
                occurrence: components["parameters"]["occurrence"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seats' states. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SeatStates"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    getSeatPlan: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The event's slug. */
                event: components["parameters"]["event"];
                /** @description The occurrence. */
                occurrence: components["parameters"]["occurrence"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SeatPlan"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    listBookings: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Entries per page. */
                limit?: components["parameters"]["limit"];
                /** @description Only bookings that are open, bought, or over. */
                "filter[state]"?: "open" | "bought" | "over";
                /** @description Only bookings of this occurrence. */
                "filter[occurrence]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bookings, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingRequest"];
            };
        };
        responses: {
            /** @description The places are held. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkSeating: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatingCheckRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SeatingCheck"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getBooking: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The booking. */
                booking: components["parameters"]["booking"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteBooking: {
        parameters: {
            query?: {
                /** @description How the caller believes that it stands; 409 when it does not. */
                "filter[state]"?: "open" | "bought";
            };
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The booking. */
                booking: components["parameters"]["booking"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The booking. */
                booking: components["parameters"]["booking"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeRequest"];
            };
        };
        responses: {
            /** @description The booking with its new places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The booking. */
                booking: components["parameters"]["booking"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking with more time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    payBooking: {
        parameters: {
            query?: {
                /** @description The total that the buyer saw, in euro cents; 409 `total_changed`, and nothing is paid, when the booking costs something else by now. Without it the buyer agrees to any total. */
                total?: number;
            };
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The booking. */
                booking: components["parameters"]["booking"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAttendees: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The booking. */
                booking: components["parameters"]["booking"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendeesUpdate"];
            };
        };
        responses: {
            /** @description The booking with the new names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    addAttendees: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The booking. */
                booking: components["parameters"]["booking"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeRequest"];
            };
        };
        responses: {
            /** @description The booking with the added places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAttendees: {
        parameters: {
            query?: {
                /** @description How the caller believes that the booking stands; 409 when it does not. Without it, `open`. */
                "filter[state]"?: "open" | "bought";
            };
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The booking. */
                booking: components["parameters"]["booking"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendeesRemoval"];
            };
        };
        responses: {
            /** @description The booking without those places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    usePromoCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The booking. */
                booking: components["parameters"]["booking"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoCode"];
            };
        };
        responses: {
            /** @description The booking with its new prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    dropPromoCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The booking. */
                booking: components["parameters"]["booking"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking with its new prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    exchangeBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The booking. */
                booking: components["parameters"]["booking"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeRequest"];
            };
        };
        responses: {
            /** @description The new booking, which is held. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadTickets: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The booking. */
                booking: components["parameters"]["booking"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    downloadReceipt: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The booking. */
                booking: components["parameters"]["booking"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    getWalletLinks: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The booking. */
                booking: components["parameters"]["booking"];
                /** @description The place. */
                attendee: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WalletLinks"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayment: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The payment. */
                payment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getEmbeddedPayment: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The payment. */
                payment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmbeddedPayment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    payOnHostedPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The payment. */
                payment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment, with the address to pay at. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The booking. */
                booking: components["parameters"]["booking"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferRequest"];
            };
        };
        responses: {
            /** @description The booking with the ticket on its way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeTicketBack: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The booking. */
                booking: components["parameters"]["booking"];
                /** @description The transfer. */
                transfer: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking with its ticket back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    payApart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The booking. */
                booking: components["parameters"]["booking"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareRequest"];
            };
        };
        responses: {
            /** @description The booking with the places that stay in it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShares: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shares. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingShare"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    lookAtShare: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareToken"];
            };
        };
        responses: {
            /** @description The places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OfferedShare"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeShare: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareToken"];
            };
        };
        responses: {
            /** @description The booking to pay for. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineShare: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareToken"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    remindOfShare: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The share. */
                share: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The share. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingShare"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeShareBack: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The share. */
                share: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking that they are in now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWaiting: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
                /** @description Only those of this occurrence. */
                "filter[occurrence]"?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WaitingPlace"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    joinWaiting: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitingRequest"];
            };
        };
        responses: {
            /** @description The place on the list. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WaitingPlace"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveWaiting: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The place on the list. */
                waiting: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    lookAtTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferToken"];
            };
        };
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OfferedTicket"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferAcceptance"];
            };
        };
        responses: {
            /** @description The booking with the ticket. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferToken"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadWalletPass: {
        parameters: {
            query: {
                /** @description When the address stops working, in seconds since 1970. */
                until: number;
                /** @description The portal's signature of the address. */
                signature: string;
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The place. */
                attendee: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pass. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apple.pkpass": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketCode"];
            };
        };
        responses: {
            /** @description What the code is worth. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CheckedTicket"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listNews: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Entries per page. */
                limit?: components["parameters"]["limit"];
                /** @description Id of a kind of news. */
                "filter[category]"?: string;
                /** @description Words to find; Maltese letters may be typed without their marks. */
                "filter[search]"?: string;
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description News that is out, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewsSummary"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listNewsCategories: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All kinds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Named"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getNews: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description Its id, which stays when the address changes. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The news. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["News"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    getNewsBySlug: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The news's name in addresses. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The news. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["News"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    listResources: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Entries per page. */
                limit?: components["parameters"]["limit"];
                /** @description Id of a kind of publication. */
                "filter[category]"?: string;
                /** @description Only of this year. */
                "filter[year]"?: number;
                /** @description Words to find; Maltese letters may be typed without their marks. */
                "filter[search]"?: string;
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Publications that are out, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResourceSummary"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listResourceCategories: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All kinds, in the order in which they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResourceCategory"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listResourceYears: {
        parameters: {
            query?: {
                /** @description Only those of this kind of publication. */
                "filter[category]"?: string;
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The years, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: number[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getResource: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The publication's name in addresses. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The publication. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resource"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    listStudentOrganisations: {
        parameters: {
            query?: {
                /** @description Only of this kind. */
                "filter[kind]"?: components["schemas"]["OrganisationKind"];
                /** @description Words to find; Maltese letters may be typed without their marks. */
                "filter[search]"?: string;
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the alphabet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StudentOrganisation"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listOfficers: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The organisation's slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its officers and the invitations that are open; 404 for those who aren't among them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Officers"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    inviteOfficer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The organisation's slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficerInvite"];
            };
        };
        responses: {
            /** @description The officers and invitations as they are now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Officers"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveOrganisation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The organisation's slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawOfficerInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The organisation's slug. */
                id: string;
                /** @description The invitation. */
                invitation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The officers and invitations as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Officers"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptOfficerInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficerAccept"];
            };
        };
        responses: {
            /** @description The organisation that the person acts for now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OfficerOf"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    lookAtOfficerInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficerAccept"];
            };
        };
        responses: {
            /** @description The organisation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OfficerOf"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRarResults: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The organisation's slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of every year that is published, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarResult"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    wishRarRooms: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The organisation's slug. */
                id: string;
                /** @description The year that the reports are about. */
                year: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RarWishes"];
            };
        };
        responses: {
            /** @description The result as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    appealRarPoints: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The organisation's slug. */
                id: string;
                /** @description The report. */
                rar_submission_id: string;
                /** @description The question. */
                rar_question_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RarAppealMade"];
            };
        };
        responses: {
            /** @description The result as it stands now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRarDesk: {
        parameters: {
            query?: {
                /** @description The year that the reports are about; without it, the one under way. */
                year?: number;
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every organisation, also those that have not begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarDesk"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    exportRar: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The year that the reports are about. */
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One line for each organisation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    publishRar: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The year that the reports are about. */
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How they stand now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarDesk"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    allocateRarRooms: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The year that the reports are about. */
                year: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RarAllocation"];
            };
        };
        responses: {
            /** @description How they stand now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarDesk"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveRarRoom: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The year that the reports are about. */
                year: number;
                /** @description The organisation. */
                organisation: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RarRoomGiven"];
            };
        };
        responses: {
            /** @description How they stand now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarDesk"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRarCase: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The report. */
                report: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Answers, files and points, side by side. What the other readers gave shows once one has given one's own. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarCase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    changeRarCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The report. */
                report: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RarCaseChange"];
            };
        };
        responses: {
            /** @description The report as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarCase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    scoreRarAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The report. */
                report: string;
                /** @description The question. */
                question: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RarScoreGiven"];
            };
        };
        responses: {
            /** @description The report as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarCase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    awardRarPoints: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The report. */
                report: string;
                /** @description The question. */
                question: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RarAwardGiven"];
            };
        };
        responses: {
            /** @description The report as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarCase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    settleRarAppeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The report. */
                report: string;
                /** @description The appeal. */
                appeal: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RarAppealSettled"];
            };
        };
        responses: {
            /** @description The report as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarCase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRarCaseFile: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The report. */
                report: string;
                /** @description The file. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    inviteFirstOfficer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The organisation's slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RarOfficerInvite"];
            };
        };
        responses: {
            /** @description The invitation is on its way. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanies: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the alphabet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Company"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listRepresentationAreas: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The areas, in the order in which they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RepresentationArea"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listCouncilMembers: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its members, in the order of their posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CouncilMember"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listSponsors: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sponsors, those who give most first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Sponsor"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getToday: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hour and the deadline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Today"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listFunds: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All funds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FundSummary"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getFund: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The fund's name in addresses, such as sports-fund. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Fund"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    listTedxThemes: {
        parameters: {
            query?: {
                /** @description Only of this year. */
                "filter[year]"?: number;
                /** @description Words in the name; Maltese letters may be typed without their marks. */
                "filter[name]"?: string;
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Themes, latest year first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TedxThemeSummary"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getTedxTheme: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The theme's name in addresses. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The theme. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TedxTheme"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    getMentalWellbeingStatus: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MentalWellbeingStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listBusinessAreas: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the alphabet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Named"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listHiringCompanies: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Entries per page. */
                limit?: components["parameters"]["limit"];
                /** @description Id of a business area. */
                "filter[business_area]"?: string;
                /** @description Words to find; Maltese letters may be typed without their marks. */
                "filter[search]"?: string;
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the alphabet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HiringCompanySummary"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getHiringCompany: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The company's name in addresses. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HiringCompany"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    getExpoFloor: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SeatPlan"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    getCareersStatus: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next expo; null when none is published. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CareersStatus"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getFinderQuestions: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statements, the five answers and where they come from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinderQuestionnaire"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    saveFinderAnswers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinderAnswersWish"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinderSaved"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    getFinderAnswers: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The reference. */
                reference: components["schemas"]["UserReference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinderAnswers"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    getFinderReport: {
        parameters: {
            query: {
                /** @description The reference. */
                user_reference: components["schemas"]["UserReference"];
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report: every score with the answers that led to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinderReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listCareerSectors: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sectors, to choose three of. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinderChoice"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    saveSectorPreference: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinderSectorsWish"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinderSaved"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    listPleasures: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Twelve, to choose five of. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinderChoice"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    savePleasures: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinderPleasuresWish"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinderSaved"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    listFinderActivities: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activities, to choose up to fifteen of. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinderChoice"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    saveFinderActivities: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinderActivitiesWish"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinderSaved"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    listCoreValues: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values, to choose three of. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinderChoice"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    saveCoreValues: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinderValuesWish"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinderSaved"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    getReflectionToolkit: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Exercises, to do alone or with a friend. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinderExercise"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listCareerResources: {
        parameters: {
            query?: {
                /** @description The type of resource; without it, all. */
                type?: string;
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Resources by type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinderShelf"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    getInteractiveQuestionnaire: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Questions, each answer with what to try next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinderPrompt"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    generateFinderPdf: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinderPdfWish"];
            };
        };
        responses: {
            /** @description Where the PDF can be downloaded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinderPdf"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    downloadFinderPdf: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description From the address that generateFinderPdf returned. */
                paper: components["schemas"]["UserReference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    restartFinder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinderReferenceWish"];
            };
        };
        responses: {
            /** @description Begun again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinderSaved"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    clearFinder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinderReferenceWish"];
            };
        };
        responses: {
            /** @description Nothing is left. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getKeptFinder: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description When it was last changed; null if the account keeps none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinderKept"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    keepFinder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinderReferenceWish"];
            };
        };
        responses: {
            /** @description Kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinderKept"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    openKeptFinder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reference. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FinderSaved"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listInterviewSlots: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The company's name in addresses. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days to come, the soonest first; slots that are taken too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InterviewSlotDay"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listInterviews: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The earliest first; without those whose slot was never booked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Interview"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    holdInterview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewChoice"];
            };
        };
        responses: {
            /** @description The interview, its slot held until `expires_at`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Interview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getInterview: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The interview. */
                interview: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The interview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Interview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    cancelInterview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The interview. */
                interview: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The interview as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Interview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    confirmInterview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The interview. */
                interview: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewPapers"];
            };
        };
        responses: {
            /** @description The interview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Interview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    moveInterview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The interview. */
                interview: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewChoice"];
            };
        };
        responses: {
            /** @description The interview as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Interview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    changeInterviewCv: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The interview. */
                interview: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewPapers"];
            };
        };
        responses: {
            /** @description The interview as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Interview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    downloadInterviewCalendar: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The interview. */
                interview: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An iCalendar file, times in UTC. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    readInterviewList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewSecret"];
            };
        };
        responses: {
            /** @description The interviews, the earliest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InterviewList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    readInterviewCv: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewListChoice"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    noteInterviewOutcome: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewOutcome"];
            };
        };
        responses: {
            /** @description The interviews as they stand now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InterviewList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listInterviewCases: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
                /** @description Which ones: those to come, those whose outcome isn't noted, those that are settled, or those that were cancelled. */
                filter?: "to_come" | "open" | "settled" | "cancelled";
                /** @description Only this company's. */
                company?: string;
                /** @description Only those of this day. */
                day?: string;
                /** @description Only those with this in the student's name or address. */
                search?: string;
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Entries per page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of interviews, the earliest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InterviewEntry"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    exportInterviews: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getInterviewCase: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The interview. */
                interview: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The interview and its history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InterviewCase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    changeInterviewCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The interview. */
                interview: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewChange"];
            };
        };
        responses: {
            /** @description The interview as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InterviewCase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getInterviewPlan: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every company that comes, in the order of the alphabet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InterviewPlanCompany"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    planInterviewDay: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The company's name in addresses. */
                company: string;
                /** @description The day, on the union's calendar. */
                day: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewHours"];
            };
        };
        responses: {
            /** @description The company as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InterviewPlanCompany"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    issueInterviewLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewLinkWish"];
            };
        };
        responses: {
            /** @description The link, which is never told again. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InterviewLink"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    revokeInterviewLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The link. */
                link: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InterviewPlanCompany"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getTogaStatus: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TogaStatus"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listTogaTypes: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pieces, with their prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TogaType"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listFittingDates: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days to come that have slots, the soonest first; full ones too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FittingDay"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    bookFitting: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TogaOrder"];
            };
        };
        responses: {
            /** @description The rental, its slot held for `hold_minutes`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TogaRental"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listTogaRentals: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most twenty, the latest first; without those that came to nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TogaRental"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getTogaRental: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The rental. */
                rental: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rental. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TogaRental"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    cancelTogaRental: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The rental. */
                rental: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rental as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TogaRental"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    payTogaRental: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The rental. */
                rental: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TogaTerms"];
            };
        };
        responses: {
            /** @description The rental, with the address to pay at. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TogaRental"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveFitting: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The rental. */
                rental: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FittingChoice"];
            };
        };
        responses: {
            /** @description The rental as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TogaRental"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    downloadTogaConfirmation: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The rental. */
                rental: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    downloadTogaCalendar: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The rental. */
                rental: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An iCalendar file, times in UTC. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    getRentalTerms: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RentalTerms"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getRentalCalendar: {
        parameters: {
            query: {
                /** @description The first of twenty-eight days. */
                from: string;
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description Which list it is on. */
                kind: "venue" | "equipment";
                /** @description Its slug. */
                thing: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Twenty-eight days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RentalDay"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    listRentalRequests: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most fifty, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RentalRequest"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createRentalRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RentalWish"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RentalRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getRentalRequest: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The request. */
                request: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RentalRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    changeRentalRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The request. */
                request: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RentalWish"];
            };
        };
        responses: {
            /** @description The request as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RentalRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    cancelRentalRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The request. */
                request: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RentalRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendRentalRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The request. */
                request: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RentalRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    payRentalRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The request. */
                request: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request, with the payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RentalRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    addRentalDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The request. */
                request: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RentalDocumentForm"];
            };
        };
        responses: {
            /** @description The request with its documents. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RentalRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRentalDocument: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The request. */
                request: string;
                /** @description The document. */
                document: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, to be saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    removeRentalDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The request. */
                request: string;
                /** @description The document. */
                document: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request without it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RentalRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    downloadRentalCalendar: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The request. */
                request: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An iCalendar file, times in UTC. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listRentalCases: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
                /** @description Which ones: those to decide on, those that wait for an answer, approved ones, those due back, or all that were ever sent. */
                filter?: "waiting" | "asked_back" | "approved" | "due_back" | "all";
                /** @description Only those with this in name, address or reference. */
                search?: string;
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Entries per page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of requests, those that begin soonest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RentalEntry"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getRentalCase: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The request. */
                request: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request, its history and what is around it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RentalCase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    decideRental: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The request. */
                request: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RentalDecision"];
            };
        };
        responses: {
            /** @description The request as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RentalCase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRentalCaseDocument: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The request. */
                request: string;
                /** @description The document. */
                document: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, to be saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listTogaCases: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
                /** @description Which ones: all that are under way, those due at the fitting, to be collected, out, out too long, or whose deposit is to be settled. */
                filter?: "under_way" | "fitting" | "collection" | "out" | "late" | "deposit";
                /** @description Only those with this in name, address or reference. */
                search?: string;
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Entries per page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of rentals, those due soonest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TogaEntry"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    exportTogaPicking: {
        parameters: {
            query: {
                /** @description The day of the graduation. */
                graduation_day: string;
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getTogaCase: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The rental. */
                rental: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rental and its history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TogaCase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    changeTogaCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The rental. */
                rental: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TogaChange"];
            };
        };
        responses: {
            /** @description The rental as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TogaCase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listTogaDays: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days, the soonest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GraduationDay"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getTogaDay: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The day of the graduation. */
                day: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TogaDay"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    setTogaStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The day of the graduation. */
                day: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TogaStock"];
            };
        };
        responses: {
            /** @description The day as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TogaDay"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listFittingPlan: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days, the soonest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FittingPlanDay"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    planFittingDay: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The day, on the union's calendar. */
                day: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FittingHours"];
            };
        };
        responses: {
            /** @description The day as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FittingPlanDay"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    sendComplaint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ComplaintForm"];
            };
        };
        responses: {
            /** @description It has arrived. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ComplaintReceipt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
        };
    };
    getComplaintChallenge: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WorkChallenge"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    readAnonymousComplaint: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Messages per page. */
                limit?: number;
            };
            header: {
                /** @description The code of the complaint; small letters, spaces and dashes make no difference. */
                "Complaint-Code": components["parameters"]["CodeHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Complaint"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeAnonymously: {
        parameters: {
            query?: never;
            header: {
                /** @description The code of the complaint; small letters, spaces and dashes make no difference. */
                "Complaint-Code": components["parameters"]["CodeHeader"];
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description The conversation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Complaint"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnonymousComplaintFile: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header: {
                /** @description The code of the complaint; small letters, spaces and dashes make no difference. */
                "Complaint-Code": components["parameters"]["CodeHeader"];
            };
            path: {
                /** @description The file. */
                file: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, to be saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComplaints: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ComplaintEntry"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getComplaint: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The complaint. */
                complaint: components["parameters"]["ComplaintId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Complaint"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    writeToComplaint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The complaint. */
                complaint: components["parameters"]["ComplaintId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description The conversation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Complaint"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyComplaintFile: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The complaint. */
                complaint: components["parameters"]["ComplaintId"];
                /** @description The file. */
                file: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, to be saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listComplaintCases: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
                /** @description Only those in this state; without it, those that wait for the staff. */
                state?: components["schemas"]["ComplaintState"];
                /** @description Only those that are assigned to me. */
                mine?: boolean;
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Entries per page. */
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of complaints. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ComplaintCaseEntry"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getComplaintStatistics: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each kind, in the order in which they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ComplaintNumbers"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getComplaintCase: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The complaint. */
                complaint: components["parameters"]["ComplaintId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation and what can be done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ComplaintCase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    handleComplaint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The complaint. */
                complaint: components["parameters"]["ComplaintId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ComplaintHandling"];
            };
        };
        responses: {
            /** @description The complaint as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ComplaintCase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    getComplaintFile: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The complaint. */
                complaint: components["parameters"]["ComplaintId"];
                /** @description The file. */
                file: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, to be saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listComplaintTypes: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds, in the order in which they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ComplaintType"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listEquipment: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the alphabet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Equipment"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    downloadRarDates: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An iCalendar file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getRarDates: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dates of the report that is due next or being sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarDates"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listRarReports: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The organisation's slug. */
                id: components["parameters"]["OrganisationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarReportSummary"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    startRarReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The organisation's slug. */
                id: components["parameters"]["OrganisationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarReportSummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getRarReport: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The organisation's slug. */
                id: components["parameters"]["OrganisationId"];
                /** @description The report. */
                rar_report_id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    downloadRarReport: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The organisation's slug. */
                id: components["parameters"]["OrganisationId"];
                /** @description The report. */
                rar_report_id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    downloadRarResult: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The organisation's slug. */
                id: string;
                /** @description The year that the report is about. */
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listRarMedia: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The organisation's slug. */
                id: components["parameters"]["OrganisationId"];
                /** @description The report. */
                rar_report_id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarFile"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getRarTotals: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The organisation's slug. */
                id: components["parameters"]["OrganisationId"];
                /** @description The report. */
                rar_report_id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By section and altogether. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarTotals"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    submitRarReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The organisation's slug. */
                id: components["parameters"]["OrganisationId"];
                /** @description The report. */
                rar_report_id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarReportSummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    withdrawRarReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The organisation's slug. */
                id: components["parameters"]["OrganisationId"];
                /** @description The report. */
                rar_report_id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarReportSummary"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    tellRarPresence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The organisation's slug. */
                id: components["parameters"]["OrganisationId"];
                /** @description The report. */
                rar_report_id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RarWhereabouts"];
            };
        };
        responses: {
            /** @description Who else is here, and what changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarPresence"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    saveRarAnswer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The organisation's slug. */
                id: components["parameters"]["OrganisationId"];
                /** @description The report. */
                rar_submission_id: components["parameters"]["SubmissionId"];
                /** @description The question's slug. */
                rar_question_id: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RarValueToSave"];
            };
        };
        responses: {
            /** @description The answer as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarAnswer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listRarRevisions: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The organisation's slug. */
                id: components["parameters"]["OrganisationId"];
                /** @description The report. */
                rar_submission_id: components["parameters"]["SubmissionId"];
                /** @description The question's slug. */
                rar_question_id: components["parameters"]["QuestionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarRevision"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listRarAnswerMedia: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The organisation's slug. */
                id: components["parameters"]["OrganisationId"];
                /** @description The report. */
                rar_submission_id: components["parameters"]["SubmissionId"];
                /** @description The slug of the question that the answer belongs to. */
                rar_answer_id: components["parameters"]["AnswerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarFile"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    addRarEvidence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The organisation's slug. */
                id: components["parameters"]["OrganisationId"];
                /** @description The report. */
                rar_submission_id: components["parameters"]["SubmissionId"];
                /** @description The slug of the question that the answer belongs to. */
                rar_answer_id: components["parameters"]["AnswerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RarUpload"];
            };
        };
        responses: {
            /** @description All the files of the answer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarFile"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadRarEvidence: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The organisation's slug. */
                id: components["parameters"]["OrganisationId"];
                /** @description The report. */
                rar_submission_id: components["parameters"]["SubmissionId"];
                /** @description The slug of the question that the answer belongs to. */
                rar_answer_id: components["parameters"]["AnswerId"];
                /** @description The file. */
                media_id: components["parameters"]["MediaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, to be saved or shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    reuseRarEvidence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The organisation's slug. */
                id: components["parameters"]["OrganisationId"];
                /** @description The report. */
                rar_submission_id: components["parameters"]["SubmissionId"];
                /** @description The slug of the question that the answer belongs to. */
                rar_answer_id: components["parameters"]["AnswerId"];
                /** @description The file. */
                media_id: components["parameters"]["MediaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All the files of the answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RarFile"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    removeRarEvidence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The organisation's slug. */
                id: components["parameters"]["OrganisationId"];
                /** @description The report. */
                rar_submission_id: components["parameters"]["SubmissionId"];
                /** @description The slug of the question that the answer belongs to. */
                rar_answer_id: components["parameters"]["AnswerId"];
                /** @description The file. */
                media_id: components["parameters"]["MediaId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    searchPassengers: {
        parameters: {
            query: {
                /** @description Letters of the name or a card number. */
                search: string;
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most eight, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FoundPassenger"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    getPassengerPicture: {
        parameters: {
            query?: {
                /** @description Changes with the picture. */
                v?: string;
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The person. */
                person: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getCarParkPlan: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SeatPlan"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listAvailableParking: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParkingWish"];
            };
        };
        responses: {
            /** @description The spaces; none where the date has none or cannot be booked any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Parking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
        };
    };
    listUpcomingParking: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dates, soonest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ParkingDate"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    bookCarpool: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarpoolWish"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Carpool"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getCarpoolMessage: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CarpoolMessage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    acceptCarpoolMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are accepted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CarpoolMessage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getCarpoolSettings: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CarpoolSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    changeCarpoolSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarpoolSettings"];
            };
        };
        responses: {
            /** @description The settings as they stand now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CarpoolSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    listCarpools: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most a hundred, the latest date first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Carpool"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getCarpool: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The booking. */
                carpoolId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ride. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Carpool"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    cancelCarpool: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The booking. */
                carpoolId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Carpool"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    addPassengers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The booking. */
                carpoolId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassengerChange"];
            };
        };
        responses: {
            /** @description The booking as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Carpool"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    removePassengers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The booking. */
                carpoolId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassengerChange"];
            };
        };
        responses: {
            /** @description The booking as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Carpool"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    answerCarpool: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The booking. */
                carpoolId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarpoolAnswer"];
            };
        };
        responses: {
            /** @description The ride as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Carpool"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getCarpoolIcal: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The booking. */
                carpoolId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listCarpoolDays: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Today and the dates that can be booked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CarpoolDay"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getCarpoolDay: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The day. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The guard's list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CarpoolDayCase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    closeCarpoolSpaces: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The day. */
                date: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarpoolClosure"];
            };
        };
        responses: {
            /** @description The date as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CarpoolDayCase"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    exportCarpools: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The day. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    scanCarpoolPass: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarpoolScan"];
            };
        };
        responses: {
            /** @description How the pass stands, and whose it is. A car is let in only where it says so. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReadCarpoolPass"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
        };
    };
    getBanner: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banner; null when none is published. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Banner"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listAdverts: {
        parameters: {
            query?: {
                /** @description Only those that are featured, or those that are not. */
                "filter[featured]"?: "true" | "false";
                /** @description The most of them. */
                limit?: number;
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that run at the moment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Advert"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getAdvertisements: {
        parameters: {
            query?: {
                /** @description Which of them. */
                banner_filter?: "banners" | "full_screen" | "both";
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pictures that run at the moment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImageAdvert"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getPage: {
        parameters: {
            query?: {
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path: {
                /** @description The name of the page, such as history or privacy-policy. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Page"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
        };
    };
    listFaqs: {
        parameters: {
            query?: {
                /** @description Words to find; Maltese letters may be typed without their marks. */
                "filter[search]"?: string;
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions by topic, in the order in which they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FaqTopic"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer. */
                "Accept-Language"?: components["parameters"]["language"];
                /** @description Makes repeating this call harmless. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description The message is on its way. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ContactReceipt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
        };
    };
    searchSite: {
        parameters: {
            query: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Entries per page. */
                limit?: components["parameters"]["limit"];
                /** @description Words to find; Maltese letters may be typed without their marks. */
                q: string;
                /** @description Only of this kind. */
                "filter[kind]"?: components["schemas"]["FoundKind"];
                /** @description The language of the answer. */
                locale?: components["parameters"]["locale"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Found"][];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
}
