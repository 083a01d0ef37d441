export type SmsMessage = {
  readonly mobile: string
  /** Which of the provider's approved texts: a purpose, `notice` or `test`. */
  readonly template: string
  /** What the text leaves open, in the order it names them. */
  readonly params: Readonly<Record<string, string>>
  /** The whole message, where no provider puts it together. */
  readonly text: string
}

export type SmsAnswer = {
  readonly accepted: boolean
  /** The provider's own words. */
  readonly code: string
  readonly message: string
  /** Refused for a reason that may pass. */
  readonly again: boolean
}

export type KeptSms = { readonly mobile: string; readonly text: string; readonly at: string }

/** Hands a message to whoever sends it. Never throws: whatever goes wrong is an answer. */
export type Sms = {
  readonly provider: string
  send(message: SmsMessage): Promise<SmsAnswer>
  /** What was said lately, where nothing is really sent. */
  recent?(): Promise<KeptSms[]>
}
