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
         * @description Answers the same for a wrong password and an unknown address. After five wrong tries in five minutes the account rests for a while.
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
         * @description An open booking lets its places go. A paid one is cancelled and refunded, until the event's deadline; with `filter[state]`, only one that stands so: nobody who lets places go cancels what was paid meanwhile.
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
         * @description Starts the hold time anew, up to ten times.
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
         * @description Also after paying, until the event starts.
         */
        put: operations["updateAttendees"];
        /** More places */
        post: operations["addAttendees"];
        /**
         * Fewer places
         * @description A booking that has no places left is let go of.
         */
        delete: operations["removeAttendees"];
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
         * @description The language of the answer.
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
            /** @description Address of the picture. */
            profile_picture: string | null;
            /** @description Organisations that the person acts for. */
            student_organisations: {
                /** @description The organisation's slug. */
                id: string;
                /** @description The organisation's name. */
                name: string;
            }[];
        };
        /** @description A kind of event. */
        EventType: {
            /** @description Slug. */
            id: string;
            /** @description Name in the caller's language. */
            name: string;
        };
        /** @description A place where events happen. */
        Venue: {
            /** @description Slug. */
            id: string;
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
            /** @description Tickets of this kind left; null when only the seats limit them. */
            places_left: number | null;
            /** @description Row of a ticket that stands for one fixed seat. */
            seat_row: string | null;
            /** @description Number of a ticket that stands for one fixed seat. */
            seat_number: string | null;
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
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Where the booking stands. `held` and `awaiting_payment` are open and end at `expires_at`.
         * @enum {string}
         */
        BookingState: "held" | "awaiting_payment" | "paid" | "expired" | "cancelled" | "refund_pending" | "refunded";
        /** @description A seat as people name it. */
        Seat: {
            /** @description The seat's `seat_guid` in the plan. */
            guid: string;
            /** @description Part of the hall. */
            zone: string;
            /** @description Row. */
            row: string;
            /** @description Number in the row. */
            number: string;
            /** @description The seat's category in the plan. */
            category: string;
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
            /** @description First name. */
            first_name: string;
            /** @description Last name. */
            last_name: string;
            /** @description Where this ticket is sent as well. */
            email: string | null;
            /** @description The seat; null where people stand or sit freely. */
            seat: components["schemas"]["Seat"] | null;
            /** @description What the ticket's QR code says; null until paid. */
            code: string | null;
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
            /** @description One entry per place. */
            attendees: components["schemas"]["Attendee"][];
            total: components["schemas"]["Money"];
            /** @description The latest payment; null before there is one. */
            payment: components["schemas"]["Payment"] | null;
            /**
             * Format: date-time
             * @description When the hold ends; null once it is over or paid.
             */
            expires_at: string | null;
            /** @description How long a fresh hold lasts, in seconds. */
            hold_seconds: number;
            /** @description How often the hold can still be extended. */
            extensions_left: number;
            /**
             * Format: date-time
             * @description Until when the buyer may cancel for a refund.
             */
            cancel_until: string | null;
            /** @description Whether `deleteBooking` would succeed now. */
            can_cancel: boolean;
            /** @description Why a booking ended as it did; null while nothing needs saying. */
            outcome: ("reseated" | "paid_too_late" | "cancelled_by_buyer" | "event_cancelled" | "hold_expired" | "replaced") | null;
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
            /** @description First name of who comes; N/A when missing. */
            first_name?: string;
            /** @description Last name of who comes; N/A when missing. */
            last_name?: string;
            /**
             * Format: email
             * @description Where this ticket is sent as well.
             */
            email?: string;
            seat?: components["schemas"]["SeatRef"];
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
        /** @description Who comes on a place that is already held or bought. */
        AttendeeUpdate: {
            /**
             * Format: uuid
             * @description The place.
             */
            id: string;
            /** @description First name. */
            first_name: string;
            /** @description Last name. */
            last_name: string;
            /**
             * Format: email
             * @description Where this ticket is sent as well.
             */
            email?: string | null;
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
        /** @description The body is not JSON. */
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
        /** @description Nobody is signed in. */
        Unauthorized: {
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
        /** @description Not in this state. */
        Conflict: {
            headers: {
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
    };
    parameters: {
        /** @description The language of the answer. */
        language: string;
        /** @description The language of the answer. */
        locale: components["schemas"]["Locale"];
        /** @description Which page, from 1. */
        page: number;
        /** @description Entries per page. */
        limit: number;
        /** @description The event's slug. */
        eventSlug: string;
        /** @description The event's slug. */
        event: string;
        /** @description The occurrence. */
        occurrence: string;
        /** @description Makes repeating this call harmless. */
        idempotencyKey: string;
        /** @description The booking. */
        booking: string;
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All venues. */
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
                        data: components["schemas"]["Occurrence"][];
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
                        data: components["schemas"]["Occurrence"];
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
}
