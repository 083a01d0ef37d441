/** How far a supplier is that was asked for a quote. */
export const invitationStates = [
  'created',
  'sent',
  'viewed',
  'intends',
  'declined',
  'quoted',
  'withdrawn',
  'won',
  'lost',
  'canceled',
] as const
