/** The provider gave no usable answer in time: the outcome is unknown; retry with the same key. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
}

/** The provider understood the request and refused it; `code` is the provider's own reason. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
  readonly code: string;

  constructor(message: string, code: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** True if the provider has no such object: it was made with another provider, or another account. */
export const isUnknownThere = (error: unknown): boolean =>
  error instanceof PaymentRefused && error.code === 'resource_missing';

/** A webhook that is not from the provider, was altered on the way, or is too old: answer 400 and do nothing. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}
