export type SmsMessage = {
  readonly mobile: string
  /** Which of the provider's approved texts is set for it: the name of its scene, else its kind. */
  readonly template: string
  readonly kind: 'code' | 'notice'
  /** The approved text a company has of its own. */
  readonly templateId?: string
  /** What the text leaves open, in the order it names them. */
  readonly params: Readonly<Record<string, string>>
  /** The whole message, where no provider puts it together. */
  readonly text: string
  /** Counted against the budget when it was asked for. */
  readonly counted?: boolean
}

export type SmsAnswer = {
  readonly accepted: boolean
  /** The provider's own words. */
  readonly code: string
  readonly message: string
  /** Refused for a reason that may pass. */
  readonly again: boolean
  /** What the provider calls an accepted message. */
  readonly id?: string
}

export type KeptSms = { readonly mobile: string; readonly text: string; readonly at: string }

/** A message the provider accepted. */
export type AcceptedSms = { readonly id: string; readonly mobile: string; readonly sentAt: Date }

export type SmsReport =
  | { readonly state: 'waiting' }
  | { readonly state: 'delivered' }
  | { readonly state: 'failed'; readonly reason: string }

/** Hands a message to whoever sends it. Never throws: whatever goes wrong is an answer. */
export type Sms = {
  readonly provider: string
  send(message: SmsMessage): Promise<SmsAnswer>
  /** What became of an accepted message; waiting while nobody knows. */
  report(accepted: AcceptedSms): Promise<SmsReport>
  /** What was said lately, where nothing is really sent. */
  recent?(): Promise<KeptSms[]>
}
