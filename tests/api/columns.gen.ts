// Written by tests/api/columns.test.ts from a database that has every migration: run it with -u after adding one.

export type Columns = {
  academic_details: {
    user_id: { type: string; nullable: false; filled: false };
    entity_id: { type: string; nullable: false; filled: false };
    course_id: { type: string; nullable: false; filled: false };
    enrollment_type_id: { type: string; nullable: false; filled: false };
    start_year: { type: number; nullable: false; filled: false };
    graduation_year: { type: number; nullable: false; filled: false };
  };
  attendances: {
    attendee_id: { type: string; nullable: false; filled: false };
  };
  attendees: {
    id: { type: string; nullable: false; filled: true };
    booking_id: { type: string; nullable: false; filled: false };
    occurrence_id: { type: string; nullable: false; filled: false };
    position: { type: number; nullable: false; filled: false };
    kind_id: { type: string; nullable: false; filled: false };
    amount: { type: number; nullable: false; filled: false };
    first_name: { type: string; nullable: true; filled: false };
    last_name: { type: string; nullable: true; filled: false };
    email: { type: string; nullable: true; filled: false };
    seat_index: { type: number; nullable: true; filled: false };
    live: { type: boolean; nullable: false; filled: true };
    code: { type: string; nullable: true; filled: false };
    answers: { type: unknown; nullable: false; filled: true };
    cancelled_at: { type: Date; nullable: true; filled: false };
    mailed_at: { type: Date; nullable: true; filled: false };
    transferred_at: { type: Date; nullable: true; filled: false };
    vat: { type: number; nullable: true; filled: false };
    listed: { type: number; nullable: true; filled: false };
  };
  booking_shares: {
    id: { type: string; nullable: false; filled: false };
    user_id: { type: string; nullable: false; filled: false };
    occurrence_id: { type: string; nullable: false; filled: false };
    group_id: { type: string; nullable: false; filled: false };
    booking_id: { type: string; nullable: false; filled: false };
    email: { type: string; nullable: true; filled: false };
    name: { type: string; nullable: true; filled: false };
    token_hash: { type: string; nullable: false; filled: false };
    state: { type: string; nullable: false; filled: false };
    mails: { type: number; nullable: false; filled: true };
    mailed_at: { type: Date; nullable: false; filled: false };
    created_at: { type: Date; nullable: false; filled: false };
    changed_at: { type: Date; nullable: false; filled: false };
  };
  bookings: {
    id: { type: string; nullable: false; filled: true };
    reference: { type: string; nullable: false; filled: false };
    user_id: { type: string; nullable: false; filled: false };
    occurrence_id: { type: string; nullable: false; filled: false };
    locale: { type: string; nullable: false; filled: false };
    state: { type: string; nullable: false; filled: false };
    outcome: { type: string; nullable: true; filled: false };
    expires_at: { type: Date; nullable: true; filled: false };
    extensions: { type: number; nullable: false; filled: true };
    created_at: { type: Date; nullable: false; filled: false };
    paid_at: { type: Date; nullable: true; filled: false };
    changed_at: { type: Date; nullable: false; filled: false };
    reminded_at: { type: Date; nullable: true; filled: false };
    promo_code_id: { type: string; nullable: true; filled: false };
    hold_ends_at: { type: Date; nullable: true; filled: false };
    most_places: { type: number; nullable: true; filled: false };
    exchanges_booking_id: { type: string; nullable: true; filled: false };
    credit: { type: number; nullable: true; filled: false };
  };
  called_off: {
    occurrence_id: { type: string; nullable: false; filled: false };
    user_id: { type: string; nullable: true; filled: false };
    note: { type: string; nullable: true; filled: false };
    at: { type: Date; nullable: false; filled: false };
  };
  career_finder_beginnings: {
    network: { type: string; nullable: false; filled: false };
    day: { type: string; nullable: false; filled: false };
    begun: { type: number; nullable: false; filled: false };
  };
  career_finder_papers: {
    paper_hash: { type: string; nullable: false; filled: false };
    finder_id: { type: string; nullable: true; filled: false };
    locale: { type: string; nullable: false; filled: false };
    expires_at: { type: Date; nullable: false; filled: false };
  };
  career_finder_references: {
    reference_hash: { type: string; nullable: false; filled: false };
    finder_id: { type: string; nullable: false; filled: false };
    request_hash: { type: string; nullable: true; filled: false };
  };
  career_finder_rounds: {
    finder_id: { type: string; nullable: false; filled: false };
    round: { type: number; nullable: false; filled: false };
    last_part: { type: string; nullable: true; filled: false };
    personality: { type: unknown; nullable: false; filled: true };
    interests: { type: string[]; nullable: false; filled: true };
    pleasures: { type: string[]; nullable: false; filled: true };
    activities: { type: string[]; nullable: false; filled: true };
    core_values: { type: string[]; nullable: false; filled: true };
    finished_at: { type: Date; nullable: true; filled: false };
  };
  career_finders: {
    id: { type: string; nullable: false; filled: true };
    user_id: { type: string; nullable: true; filled: false };
    changed_at: { type: Date; nullable: false; filled: false };
  };
  carpool_days: {
    day: { type: string; nullable: false; filled: false };
    closed: { type: string[]; nullable: false; filled: true };
    note: { type: string; nullable: true; filled: false };
  };
  carpool_finds: {
    user_id: { type: string; nullable: false; filled: false };
    found_id: { type: string; nullable: false; filled: false };
    found_at: { type: Date; nullable: false; filled: false };
  };
  carpool_people: {
    user_id: { type: string; nullable: false; filled: false };
    findable: { type: boolean; nullable: false; filled: true };
    accepted_at: { type: Date; nullable: true; filled: false };
  };
  carpool_riders: {
    carpool_id: { type: string; nullable: false; filled: false };
    day: { type: string; nullable: false; filled: false };
    user_id: { type: string; nullable: false; filled: false };
    is_driver: { type: boolean; nullable: false; filled: false };
    live: { type: boolean; nullable: false; filled: true };
    comes: { type: boolean; nullable: false; filled: false };
  };
  carpools: {
    id: { type: string; nullable: false; filled: true };
    user_id: { type: string; nullable: false; filled: false };
    day: { type: string; nullable: false; filled: false };
    space: { type: string; nullable: false; filled: false };
    state: { type: string; nullable: false; filled: false };
    code: { type: string; nullable: false; filled: false };
    entered_at: { type: Date; nullable: true; filled: false };
    created_at: { type: Date; nullable: false; filled: false };
    changed_at: { type: Date; nullable: false; filled: false };
  };
  complaint_brake: {
    singleton: { type: boolean; nullable: false; filled: true };
    next_at: { type: Date; nullable: false; filled: false };
  };
  complaint_files: {
    id: { type: string; nullable: false; filled: false };
    complaint_id: { type: string; nullable: false; filled: false };
  };
  complaint_messages: {
    id: { type: string; nullable: false; filled: false };
    complaint_id: { type: string; nullable: false; filled: false };
    position: { type: number; nullable: false; filled: false };
    from_staff: { type: boolean; nullable: false; filled: false };
    sealed: { type: Buffer; nullable: false; filled: false };
    sent_on: { type: string; nullable: false; filled: false };
  };
  complaints: {
    id: { type: string; nullable: false; filled: false };
    user_id: { type: string; nullable: true; filled: false };
    code_name: { type: Buffer; nullable: true; filled: false };
    code_salt: { type: Buffer; nullable: true; filled: false };
    code_key: { type: Buffer; nullable: true; filled: false };
    type: { type: string; nullable: false; filled: false };
    state: { type: string; nullable: false; filled: false };
    assigned_to: { type: string; nullable: true; filled: false };
    seen: { type: number; nullable: false; filled: true };
    created_at: { type: Date; nullable: false; filled: false };
    changed_at: { type: Date; nullable: false; filled: false };
  };
  contact_details: {
    user_id: { type: string; nullable: false; filled: false };
    address_line_1: { type: string; nullable: false; filled: false };
    address_line_2: { type: string; nullable: true; filled: false };
    locality: { type: string; nullable: false; filled: false };
    postcode: { type: string; nullable: false; filled: false };
    personal_email: { type: string; nullable: true; filled: false };
    mobile_extension: { type: string; nullable: false; filled: false };
    mobile_number: { type: string; nullable: false; filled: false };
  };
  content_versions: {
    name: { type: string; nullable: false; filled: false };
    hash: { type: string; nullable: false; filled: false };
    imported_at: { type: Date; nullable: false; filled: false };
  };
  desk_changes: {
    id: { type: string; nullable: false; filled: true };
    what: { type: string; nullable: false; filled: false };
    subject: { type: string; nullable: false; filled: false };
    event: { type: string; nullable: false; filled: false };
    user_id: { type: string; nullable: true; filled: false };
    note: { type: string; nullable: true; filled: false };
    at: { type: Date; nullable: false; filled: false };
  };
  door_logs: {
    occurrence_id: { type: string; nullable: false; filled: false };
    last: { type: string; nullable: false; filled: true };
  };
  door_scans: {
    id: { type: string; nullable: false; filled: false };
    occurrence_id: { type: string; nullable: false; filled: false };
    attendee_id: { type: string; nullable: false; filled: false };
    state: { type: string; nullable: false; filled: false };
    against: { type: string; nullable: true; filled: false };
    door: { type: string; nullable: false; filled: false };
    device: { type: string; nullable: false; filled: false };
    user_id: { type: string; nullable: true; filled: false };
    was_offline: { type: boolean; nullable: false; filled: false };
    scanned_at: { type: Date; nullable: false; filled: false };
    received_at: { type: Date; nullable: false; filled: false };
    changed_at: { type: Date; nullable: false; filled: false };
    position: { type: string; nullable: false; filled: false };
  };
  email_undos: {
    id: { type: string; nullable: false; filled: false };
    token_hash: { type: string; nullable: false; filled: false };
    user_id: { type: string; nullable: false; filled: false };
    former_email: { type: string; nullable: false; filled: false };
    sequence: { type: string; nullable: false; filled: true };
    expires_at: { type: Date; nullable: false; filled: false };
    used_at: { type: Date; nullable: true; filled: false };
  };
  event_types: {
    id: { type: string; nullable: false; filled: false };
    name: { type: unknown; nullable: false; filled: false };
    position: { type: number; nullable: false; filled: false };
  };
  events: {
    id: { type: string; nullable: false; filled: true };
    slug: { type: string; nullable: false; filled: false };
    class: { type: string; nullable: false; filled: false };
    type_id: { type: string; nullable: false; filled: false };
    title: { type: unknown; nullable: false; filled: false };
    summary: { type: unknown; nullable: false; filled: false };
    description: { type: unknown; nullable: false; filled: false };
    facts: { type: unknown; nullable: false; filled: false };
    search_text: { type: string; nullable: false; filled: false };
    poster_seed: { type: string; nullable: false; filled: false };
    poster_scene: { type: string; nullable: true; filled: false };
    cancelled: { type: boolean; nullable: false; filled: true };
    cancel_hours: { type: number; nullable: true; filled: false };
    hidden: { type: boolean; nullable: false; filled: true };
    names: { type: string; nullable: false; filled: true };
  };
  files: {
    id: { type: string; nullable: false; filled: true };
    user_id: { type: string; nullable: false; filled: false };
    purpose: { type: string; nullable: false; filled: false };
    name: { type: string; nullable: false; filled: false };
    media_type: { type: string; nullable: false; filled: false };
    size: { type: number; nullable: false; filled: false };
    created_at: { type: Date; nullable: false; filled: false };
  };
  idempotency_keys: {
    user_id: { type: string; nullable: false; filled: false };
    key: { type: string; nullable: false; filled: false };
    operation: { type: string; nullable: false; filled: false };
    request_hash: { type: string; nullable: false; filled: false };
    response: { type: unknown; nullable: false; filled: false };
    created_at: { type: Date; nullable: false; filled: false };
  };
  interview_days: {
    company: { type: string; nullable: false; filled: false };
    day: { type: string; nullable: false; filled: false };
  };
  interview_links: {
    id: { type: string; nullable: false; filled: true };
    company: { type: string; nullable: false; filled: false };
    day: { type: string; nullable: false; filled: false };
    secret_hash: { type: Buffer; nullable: false; filled: false };
    expires_at: { type: Date; nullable: false; filled: false };
    created_at: { type: Date; nullable: false; filled: false };
    revoked_at: { type: Date; nullable: true; filled: false };
  };
  interview_slots: {
    id: { type: string; nullable: false; filled: true };
    company: { type: string; nullable: false; filled: false };
    expo: { type: string; nullable: false; filled: false };
    arrive_at: { type: Date; nullable: false; filled: false };
    starts_at: { type: Date; nullable: false; filled: false };
    ends_at: { type: Date; nullable: false; filled: false };
    is_open: { type: boolean; nullable: false; filled: true };
  };
  interviews: {
    id: { type: string; nullable: false; filled: true };
    user_id: { type: string; nullable: false; filled: false };
    slot_id: { type: string; nullable: false; filled: false };
    company: { type: string; nullable: false; filled: false };
    expo: { type: string; nullable: false; filled: false };
    arrive_at: { type: Date; nullable: false; filled: false };
    starts_at: { type: Date; nullable: false; filled: false };
    ends_at: { type: Date; nullable: false; filled: false };
    state: { type: string; nullable: false; filled: false };
    keeps_slot: { type: boolean; nullable: false; filled: true };
    cv_id: { type: string; nullable: true; filled: false };
    expires_at: { type: Date; nullable: true; filled: false };
    reminded_at: { type: Date; nullable: true; filled: false };
    created_at: { type: Date; nullable: false; filled: false };
    changed_at: { type: Date; nullable: false; filled: false };
  };
  known_addresses: {
    user_id: { type: string; nullable: false; filled: false };
    address: { type: string; nullable: false; filled: false };
    seen_at: { type: Date; nullable: false; filled: false };
  };
  login_attempts: {
    account: { type: string; nullable: false; filled: false };
    address: { type: string; nullable: false; filled: false };
    failures: { type: number; nullable: false; filled: false };
    window_ends_at: { type: Date; nullable: false; filled: false };
  };
  mail_quotas: {
    subject: { type: string; nullable: false; filled: false };
    day: { type: string; nullable: false; filled: false };
    sent: { type: number; nullable: false; filled: false };
  };
  mailbox_codes: {
    user_id: { type: string; nullable: false; filled: false };
    email: { type: string; nullable: false; filled: false };
    nonce: { type: string; nullable: false; filled: false };
    tries: { type: number; nullable: false; filled: true };
    sent_at: { type: Date; nullable: false; filled: false };
    expires_at: { type: Date; nullable: false; filled: false };
  };
  message_receipts: {
    key: { type: string; nullable: false; filled: false };
    request_hash: { type: string; nullable: false; filled: false };
    reference: { type: string; nullable: false; filled: false };
    sent_at: { type: Date; nullable: false; filled: false };
  };
  occurrences: {
    id: { type: string; nullable: false; filled: true };
    event_id: { type: string; nullable: false; filled: false };
    key: { type: string; nullable: false; filled: false };
    starts_at: { type: Date; nullable: false; filled: false };
    ends_at: { type: Date; nullable: false; filled: false };
    venue_id: { type: string; nullable: true; filled: false };
    plan_id: { type: string; nullable: true; filled: false };
    cancelled: { type: boolean; nullable: false; filled: true };
    bookings_open_at: { type: Date; nullable: true; filled: false };
    bookings_close_at: { type: Date; nullable: false; filled: false };
    per_person_limit: { type: number; nullable: false; filled: false };
    note: { type: unknown; nullable: true; filled: false };
  };
  officer_invitations: {
    id: { type: string; nullable: false; filled: false };
    organisation: { type: string; nullable: false; filled: false };
    email: { type: string; nullable: false; filled: false };
    user_id: { type: string; nullable: false; filled: false };
    from_desk: { type: boolean; nullable: false; filled: false };
    hands_over: { type: boolean; nullable: false; filled: false };
    token_hash: { type: string; nullable: false; filled: false };
    expires_at: { type: Date; nullable: false; filled: false };
  };
  organisation_officers: {
    user_id: { type: string; nullable: false; filled: false };
    organisation: { type: string; nullable: false; filled: false };
    since: { type: Date; nullable: false; filled: false };
    until: { type: Date; nullable: true; filled: false };
    invited_by: { type: string; nullable: true; filled: false };
  };
  parking_permits: {
    id: { type: string; nullable: false; filled: true };
    user_id: { type: string; nullable: false; filled: false };
    year: { type: number; nullable: false; filled: false };
    number_plate: { type: string; nullable: false; filled: false };
    note: { type: string; nullable: true; filled: false };
    licence_front: { type: string; nullable: true; filled: false };
    licence_back: { type: string; nullable: true; filled: false };
    purchase_id: { type: string; nullable: true; filled: false };
    state: { type: string; nullable: false; filled: false };
    valid_until: { type: string; nullable: false; filled: false };
    created_at: { type: Date; nullable: false; filled: false };
    changed_at: { type: Date; nullable: false; filled: false };
  };
  payment_events: {
    id: { type: string; nullable: false; filled: false };
    type: { type: string; nullable: false; filled: false };
    received_at: { type: Date; nullable: false; filled: false };
  };
  payments: {
    id: { type: string; nullable: false; filled: true };
    amount: { type: number; nullable: false; filled: false };
    state: { type: string; nullable: false; filled: false };
    session_id: { type: string; nullable: true; filled: false };
    url: { type: string; nullable: true; filled: false };
    payment_intent: { type: string; nullable: true; filled: false };
    sequence: { type: string; nullable: false; filled: true };
    created_at: { type: Date; nullable: false; filled: false };
    changed_at: { type: Date; nullable: false; filled: false };
    received: { type: number; nullable: true; filled: false };
    payable_type: { type: string; nullable: false; filled: false };
    payable_id: { type: string; nullable: false; filled: false };
    user_id: { type: string; nullable: true; filled: false };
    holder_id: { type: string; nullable: true; filled: false };
  };
  person_places: {
    mailbox: { type: string; nullable: false; filled: false };
    occurrence_id: { type: string; nullable: false; filled: false };
    places: { type: number; nullable: false; filled: false };
    most: { type: number; nullable: false; filled: false };
  };
  personal_details: {
    user_id: { type: string; nullable: false; filled: false };
    document_kind: { type: string; nullable: false; filled: false };
    document_number: { type: string; nullable: false; filled: false };
    nationality: { type: string; nullable: false; filled: false };
  };
  promo_codes: {
    id: { type: string; nullable: false; filled: true };
    event_id: { type: string; nullable: false; filled: false };
    code: { type: string; nullable: false; filled: false };
    key: { type: string; nullable: false; filled: false };
    kinds: { type: string[]; nullable: true; filled: false };
    percent: { type: number; nullable: true; filled: false };
    cents_off: { type: number; nullable: true; filled: false };
    cents: { type: number; nullable: true; filled: false };
    valid_from: { type: Date; nullable: true; filled: false };
    valid_until: { type: Date; nullable: true; filled: false };
    most_uses: { type: number; nullable: true; filled: false };
    most_each: { type: number; nullable: true; filled: false };
    uses: { type: number; nullable: false; filled: true };
    withdrawn: { type: boolean; nullable: false; filled: true };
  };
  purchases: {
    id: { type: string; nullable: false; filled: true };
    user_id: { type: string; nullable: true; filled: false };
    product: { type: string; nullable: false; filled: false };
    year: { type: number; nullable: false; filled: false };
    state: { type: string; nullable: false; filled: false };
    source: { type: string; nullable: false; filled: false };
    sequence: { type: string; nullable: false; filled: true };
    created_at: { type: Date; nullable: false; filled: false };
    paid_at: { type: Date; nullable: true; filled: false };
    changed_at: { type: Date; nullable: false; filled: false };
  };
  rar_answers: {
    report_id: { type: string; nullable: false; filled: false };
    question: { type: string; nullable: false; filled: false };
    value: { type: unknown; nullable: true; filled: false };
    revision: { type: number; nullable: false; filled: false };
    written_at: { type: Date; nullable: false; filled: false };
    user_id: { type: string; nullable: true; filled: false };
  };
  rar_appeals: {
    id: { type: string; nullable: false; filled: true };
    report_id: { type: string; nullable: false; filled: false };
    question: { type: string; nullable: false; filled: false };
    text: { type: string; nullable: false; filled: false };
    made_at: { type: Date; nullable: false; filled: false };
    user_id: { type: string; nullable: true; filled: false };
    points_before: { type: number; nullable: false; filled: false };
    points_after: { type: number; nullable: true; filled: false };
    answer: { type: string; nullable: true; filled: false };
    settled_at: { type: Date; nullable: true; filled: false };
    settled_by: { type: string; nullable: true; filled: false };
  };
  rar_awards: {
    report_id: { type: string; nullable: false; filled: false };
    question: { type: string; nullable: false; filled: false };
    points: { type: number; nullable: false; filled: false };
    reason: { type: string; nullable: false; filled: false };
    user_id: { type: string; nullable: true; filled: false };
    awarded_at: { type: Date; nullable: false; filled: false };
  };
  rar_evidence: {
    report_id: { type: string; nullable: false; filled: false };
    question: { type: string; nullable: false; filled: false };
    file_id: { type: string; nullable: false; filled: false };
  };
  rar_files: {
    id: { type: string; nullable: false; filled: false };
    report_id: { type: string; nullable: false; filled: false };
    name: { type: string; nullable: false; filled: false };
    media_type: { type: string; nullable: false; filled: false };
    size: { type: number; nullable: false; filled: false };
    added_at: { type: Date; nullable: false; filled: false };
    user_id: { type: string; nullable: true; filled: false };
  };
  rar_mails: {
    year: { type: number; nullable: false; filled: false };
    organisation: { type: string; nullable: false; filled: false };
    days_left: { type: number; nullable: false; filled: false };
    sent_at: { type: Date; nullable: false; filled: false };
  };
  rar_presence: {
    report_id: { type: string; nullable: false; filled: false };
    user_id: { type: string; nullable: false; filled: false };
    question: { type: string; nullable: true; filled: false };
    seen_at: { type: Date; nullable: false; filled: false };
  };
  rar_publications: {
    year: { type: number; nullable: false; filled: false };
    published_at: { type: Date; nullable: false; filled: false };
    appeals_until: { type: Date; nullable: false; filled: false };
  };
  rar_reports: {
    id: { type: string; nullable: false; filled: true };
    organisation: { type: string; nullable: false; filled: false };
    year: { type: number; nullable: false; filled: false };
    state: { type: string; nullable: false; filled: false };
    is_writable: { type: boolean; nullable: false; filled: true };
    submitted_at: { type: Date; nullable: true; filled: false };
    returned_until: { type: Date; nullable: true; filled: false };
    requests: { type: unknown; nullable: false; filled: true };
    created_at: { type: Date; nullable: false; filled: false };
    changed_at: { type: Date; nullable: false; filled: false };
    resubmitted_at: { type: Date; nullable: true; filled: false };
  };
  rar_revisions: {
    report_id: { type: string; nullable: false; filled: false };
    question: { type: string; nullable: false; filled: false };
    value: { type: unknown; nullable: true; filled: false };
    revision: { type: number; nullable: false; filled: false };
    written_at: { type: Date; nullable: false; filled: false };
    user_id: { type: string; nullable: true; filled: false };
  };
  rar_rooms: {
    year: { type: number; nullable: false; filled: false };
    organisation: { type: string; nullable: false; filled: false };
    turn: { type: number; nullable: false; filled: false };
    room: { type: string; nullable: true; filled: false };
    given_at: { type: Date; nullable: true; filled: false };
    user_id: { type: string; nullable: true; filled: false };
  };
  rar_scores: {
    id: { type: string; nullable: false; filled: true };
    report_id: { type: string; nullable: false; filled: false };
    question: { type: string; nullable: false; filled: false };
    user_id: { type: string; nullable: true; filled: false };
    points: { type: number; nullable: false; filled: false };
    note: { type: string; nullable: true; filled: false };
    scored_at: { type: Date; nullable: false; filled: false };
  };
  rar_wishes: {
    year: { type: number; nullable: false; filled: false };
    organisation: { type: string; nullable: false; filled: false };
    rooms: { type: unknown; nullable: false; filled: true };
    user_id: { type: string; nullable: true; filled: false };
    changed_at: { type: Date; nullable: false; filled: false };
  };
  recovery_codes: {
    code_hash: { type: string; nullable: false; filled: false };
    user_id: { type: string; nullable: false; filled: false };
    used_at: { type: Date; nullable: true; filled: false };
  };
  recovery_links: {
    id: { type: string; nullable: false; filled: false };
    token_hash: { type: string; nullable: false; filled: false };
    user_id: { type: string; nullable: false; filled: false };
    expires_at: { type: Date; nullable: false; filled: false };
    used_at: { type: Date; nullable: true; filled: false };
  };
  refunds: {
    id: { type: string; nullable: false; filled: true };
    payment_id: { type: string; nullable: false; filled: false };
    payment_intent: { type: string; nullable: false; filled: false };
    amount: { type: number; nullable: false; filled: false };
    currency: { type: string; nullable: false; filled: false };
    state: { type: string; nullable: false; filled: false };
    attempt: { type: number; nullable: false; filled: true };
    provider_id: { type: string; nullable: true; filled: false };
    look_at: { type: Date; nullable: false; filled: false };
    created_at: { type: Date; nullable: false; filled: false };
    changed_at: { type: Date; nullable: false; filled: false };
    payable_id: { type: string; nullable: true; filled: false };
    at_end: { type: boolean; nullable: false; filled: true };
  };
  rental_documents: {
    file_id: { type: string; nullable: false; filled: false };
    request_id: { type: string; nullable: false; filled: false };
  };
  rental_requests: {
    id: { type: string; nullable: false; filled: true };
    reference: { type: string; nullable: false; filled: false };
    user_id: { type: string; nullable: false; filled: false };
    state: { type: string; nullable: false; filled: false };
    organisation: { type: string; nullable: true; filled: false };
    venue: { type: string; nullable: true; filled: false };
    equipment: { type: unknown; nullable: false; filled: true };
    starts_at: { type: Date; nullable: false; filled: false };
    ends_at: { type: Date; nullable: false; filled: false };
    first_day: { type: string; nullable: false; filled: false };
    last_day: { type: string; nullable: false; filled: false };
    purpose: { type: string; nullable: false; filled: false };
    people: { type: number; nullable: false; filled: false };
    access_needs: { type: string; nullable: true; filled: false };
    created_at: { type: Date; nullable: false; filled: false };
    changed_at: { type: Date; nullable: false; filled: false };
    is_agreed: { type: boolean; nullable: false; filled: true };
    repeats_until: { type: string; nullable: true; filled: false };
    times: { type: string; nullable: false; filled: false };
    price: { type: number; nullable: true; filled: false };
    deposit: { type: number; nullable: true; filled: false };
    pay_by: { type: Date; nullable: true; filled: false };
    over_at: { type: Date; nullable: false; filled: true };
    left_out: { type: string[]; nullable: false; filled: true };
    start_reminded_for: { type: string; nullable: true; filled: false };
    return_reminded_at: { type: Date; nullable: true; filled: false };
  };
  rental_stock: {
    equipment: { type: string; nullable: false; filled: false };
    day: { type: string; nullable: false; filled: false };
    stock: { type: number; nullable: false; filled: false };
    taken: { type: number; nullable: false; filled: true };
  };
  replaced_codes: {
    code: { type: string; nullable: false; filled: false };
    attendee_id: { type: string; nullable: false; filled: false };
    replaced_at: { type: Date; nullable: false; filled: false };
  };
  sealing_keys: {
    id: { type: string; nullable: false; filled: false };
  };
  seat_plans: {
    id: { type: string; nullable: false; filled: false };
    hash: { type: string; nullable: false; filled: false };
    plan: { type: unknown; nullable: false; filled: false };
  };
  seats: {
    occurrence_id: { type: string; nullable: false; filled: false };
    index: { type: number; nullable: false; filled: false };
    guid: { type: string; nullable: false; filled: false };
    zone: { type: string; nullable: false; filled: false };
    row_name: { type: string; nullable: false; filled: false };
    number: { type: string; nullable: false; filled: false };
    category: { type: string; nullable: false; filled: false };
    state: { type: number; nullable: false; filled: true };
    booking_id: { type: string; nullable: true; filled: false };
    changed_in: { type: string; nullable: false; filled: true };
  };
  second_factors: {
    user_id: { type: string; nullable: false; filled: false };
    secret: { type: string; nullable: false; filled: false };
    confirmed_at: { type: Date; nullable: true; filled: false };
    last_step: { type: string; nullable: true; filled: false };
  };
  session_secret: {
    singleton: { type: boolean; nullable: false; filled: true };
    secret: { type: string; nullable: true; filled: false };
    fingerprint: { type: string; nullable: false; filled: false };
  };
  sessions: {
    id: { type: string; nullable: false; filled: true };
    user_id: { type: string; nullable: false; filled: false };
    created_at: { type: Date; nullable: false; filled: false };
    expires_at: { type: Date; nullable: false; filled: false };
    revoked_at: { type: Date; nullable: true; filled: false };
    device: { type: string; nullable: false; filled: true };
    last_used_at: { type: Date; nullable: true; filled: false };
    second_factor_at: { type: Date; nullable: true; filled: false };
  };
  skipped_steps: {
    user_id: { type: string; nullable: false; filled: false };
    step: { type: string; nullable: false; filled: false };
  };
  staff_views: {
    id: { type: string; nullable: false; filled: true };
    user_id: { type: string; nullable: true; filled: false };
    subject_id: { type: string; nullable: false; filled: false };
    what: { type: string; nullable: false; filled: false };
    at: { type: Date; nullable: false; filled: false };
  };
  stuck: {
    what: { type: string; nullable: false; filled: false };
    id: { type: string; nullable: false; filled: false };
    tries: { type: number; nullable: false; filled: false };
    last_error: { type: string; nullable: false; filled: false };
    data: { type: unknown; nullable: true; filled: false };
    since: { type: Date; nullable: false; filled: false };
    last_tried_at: { type: Date; nullable: false; filled: false };
    next_try_at: { type: Date; nullable: false; filled: false };
  };
  student_cards: {
    user_id: { type: string; nullable: false; filled: false };
    number: { type: string; nullable: false; filled: false };
    purchase_id: { type: string; nullable: false; filled: false };
    issued_at: { type: Date; nullable: false; filled: false };
    id: { type: string; nullable: false; filled: true };
    state: { type: string; nullable: false; filled: false };
    changed_at: { type: Date; nullable: false; filled: false };
  };
  ticket_kinds: {
    id: { type: string; nullable: false; filled: true };
    occurrence_id: { type: string; nullable: false; filled: false };
    key: { type: string; nullable: false; filled: false };
    name: { type: unknown; nullable: false; filled: false };
    description: { type: unknown; nullable: true; filled: false };
    position: { type: number; nullable: false; filled: false };
    amount: { type: number; nullable: false; filled: false };
    prices: { type: unknown; nullable: false; filled: true };
    capacity: { type: number; nullable: true; filled: false };
    taken: { type: number; nullable: false; filled: true };
    sale_starts_at: { type: Date; nullable: true; filled: false };
    sale_ends_at: { type: Date; nullable: true; filled: false };
    questions: { type: unknown; nullable: false; filled: true };
    vat: { type: number; nullable: true; filled: false };
    member_prices: { type: unknown; nullable: false; filled: true };
  };
  ticket_transfers: {
    id: { type: string; nullable: false; filled: false };
    user_id: { type: string; nullable: false; filled: false };
    booking_id: { type: string; nullable: false; filled: false };
    attendee_id: { type: string; nullable: false; filled: false };
    email: { type: string; nullable: true; filled: false };
    token_hash: { type: string; nullable: false; filled: false };
    state: { type: string; nullable: false; filled: false };
    received_as: { type: string; nullable: true; filled: false };
    created_at: { type: Date; nullable: false; filled: false };
    changed_at: { type: Date; nullable: false; filled: false };
  };
  toga_fitting_days: {
    day: { type: string; nullable: false; filled: false };
  };
  toga_fittings: {
    id: { type: string; nullable: false; filled: true };
    starts_at: { type: Date; nullable: false; filled: false };
    ends_at: { type: Date; nullable: false; filled: false };
    capacity: { type: number; nullable: false; filled: false };
    taken: { type: number; nullable: false; filled: true };
  };
  toga_rentals: {
    id: { type: string; nullable: false; filled: true };
    reference: { type: string; nullable: false; filled: false };
    user_id: { type: string; nullable: false; filled: false };
    state: { type: string; nullable: false; filled: false };
    holds_slot: { type: boolean; nullable: false; filled: true };
    fitting_id: { type: string; nullable: false; filled: false };
    pieces: { type: string[]; nullable: false; filled: false };
    height: { type: number; nullable: false; filled: false };
    head: { type: number; nullable: false; filled: false };
    degree: { type: string; nullable: false; filled: false };
    graduation_day: { type: string; nullable: false; filled: false };
    amount: { type: number; nullable: false; filled: false };
    deposit: { type: number; nullable: false; filled: false };
    size: { type: string; nullable: true; filled: false };
    expires_at: { type: Date; nullable: true; filled: false };
    accepted_at: { type: Date; nullable: true; filled: false };
    fitting_reminded_at: { type: Date; nullable: true; filled: false };
    return_reminded_at: { type: Date; nullable: true; filled: false };
    created_at: { type: Date; nullable: false; filled: false };
    paid_at: { type: Date; nullable: true; filled: false };
    collected_at: { type: Date; nullable: true; filled: false };
    changed_at: { type: Date; nullable: false; filled: false };
    sizes: { type: string[]; nullable: false; filled: true };
    needs_pieces: { type: boolean; nullable: false; filled: true };
  };
  toga_stock: {
    graduation_day: { type: string; nullable: false; filled: false };
    piece: { type: string; nullable: false; filled: false };
    size: { type: string; nullable: false; filled: false };
    quantity: { type: number; nullable: true; filled: false };
    taken: { type: number; nullable: false; filled: true };
    is_limit: { type: boolean; nullable: false; filled: true };
  };
  transitions: {
    id: { type: string; nullable: false; filled: true };
    what: { type: string; nullable: false; filled: false };
    row_id: { type: string; nullable: false; filled: false };
    event: { type: string; nullable: false; filled: false };
    from_state: { type: string; nullable: false; filled: false };
    to_state: { type: string; nullable: false; filled: false };
    actor: { type: string; nullable: false; filled: false };
    user_id: { type: string; nullable: true; filled: false };
    note: { type: string; nullable: true; filled: false };
    at: { type: Date; nullable: false; filled: false };
  };
  users: {
    id: { type: string; nullable: false; filled: true };
    email: { type: string; nullable: false; filled: false };
    password_hash: { type: string; nullable: false; filled: false };
    user_type: { type: string; nullable: false; filled: false };
    first_name: { type: string; nullable: false; filled: false };
    last_name: { type: string; nullable: false; filled: false };
    locale: { type: string; nullable: false; filled: true };
    roles: { type: string[]; nullable: false; filled: true };
    registered: { type: boolean; nullable: false; filled: true };
    is_volunteer: { type: boolean; nullable: false; filled: true };
    created_at: { type: Date; nullable: false; filled: false };
    verified_at: { type: Date; nullable: true; filled: false };
    registered_at: { type: Date; nullable: true; filled: false };
    consented_at: { type: Date; nullable: true; filled: false };
    deletion_due_at: { type: Date; nullable: true; filled: false };
    deleted_at: { type: Date; nullable: true; filled: false };
    notifications: { type: boolean; nullable: false; filled: true };
    adverts: { type: boolean; nullable: false; filled: true };
    picture_id: { type: string; nullable: true; filled: false };
    demo_name: { type: string; nullable: true; filled: false };
    disabled_at: { type: Date; nullable: true; filled: false };
    mailbox: { type: string; nullable: false; filled: true };
    found_by: { type: string; nullable: false; filled: true };
  };
  venues: {
    id: { type: string; nullable: false; filled: false };
    name: { type: unknown; nullable: false; filled: false };
    locality: { type: unknown; nullable: false; filled: false };
    address: { type: unknown; nullable: false; filled: false };
    access: { type: unknown; nullable: true; filled: false };
    kind: { type: string; nullable: false; filled: false };
    capacity: { type: number; nullable: true; filled: false };
  };
  waiting: {
    id: { type: string; nullable: false; filled: true };
    user_id: { type: string; nullable: false; filled: false };
    occurrence_id: { type: string; nullable: false; filled: false };
    kind_id: { type: string; nullable: false; filled: false };
    party: { type: number; nullable: false; filled: false };
    locale: { type: string; nullable: false; filled: false };
    sequence: { type: string; nullable: false; filled: true };
    state: { type: string; nullable: false; filled: false };
    booking_id: { type: string; nullable: true; filled: false };
    created_at: { type: Date; nullable: false; filled: false };
    changed_at: { type: Date; nullable: false; filled: false };
  };
};
