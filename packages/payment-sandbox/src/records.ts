/** Amounts are cents; times are whole seconds, as in the provider's protocol. */
export type SandboxSession = {
  id: string;
  status: 'open' | 'complete' | 'expired';
  currency: string;
  lines: { name: string; amount: number; quantity: number }[];
  total: number;
  reference: string | null;
  email: string | null;
  metadata: Record<string, string>;
  successUrl: string;
  /** Null for an embedded page: the page around it has its own link back. */
  cancelUrl: string | null;
  locale: 'en' | 'mt';
  created: number;
  expiresAt: number;
  /** The time at which a slow card's payment succeeds. */
  paysAt: number | null;
};

export type SandboxIntent = {
  id: string;
  session: string;
  amount: number;
  refunded: number;
  charge: string;
  metadata: Record<string, string>;
  /** The outcome of refunds at a tester's request; absent means that they succeed. */
  refundsAs?: RefundStatus;
};

export type RefundStatus = 'pending' | 'requires_action' | 'failed' | 'succeeded';

export type SandboxRefund = {
  id: string;
  intent: string;
  session: string;
  amount: number;
  status: RefundStatus;
  created: number;
  metadata: Record<string, string>;
};

export type SandboxEvent = {
  id: string;
  session: string;
  type: string;
  created: number;
  object: Record<string, unknown>;
  /** Delivered, or dropped at a tester's request: not to be sent again automatically. */
  settled: boolean;
};

/** The answer stored for an idempotency key. */
export type SandboxReply = { id: string; request: string; body: Record<string, unknown> };

export type Records = {
  session: SandboxSession;
  intent: SandboxIntent;
  refund: SandboxRefund;
  event: SandboxEvent;
  reply: SandboxReply;
};

export type Kind = keyof Records;
