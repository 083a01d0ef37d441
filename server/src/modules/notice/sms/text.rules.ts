import { fillSms, maxSmsLength, signSms, smsPartsOf, variablesIn, type SmsScene } from '@srm/api/shared/sms-scenes'

type Values = Readonly<Record<string, string>>

export type RenderedSms = {
  readonly text: string
  /** The same with codes and links covered, for the log. */
  readonly covered: string
  /** What the text leaves open, in its order. */
  readonly params: Values
  readonly length: number
  readonly parts: number
}

const minKept = 4

const shortened = (value: string, by: number): string => {
  const letters = [...value]
  return `${letters.slice(0, Math.max(minKept, letters.length - by) - 1).join('')}…`
}

/** Long names give way, so that the message stays one; codes and links never do. */
export const fitValues = (scene: SmsScene, sign: string, text: string, values: Values): Values => {
  const fitted: Record<string, string> = { ...values }
  const open = variablesIn(text).filter((name) => !scene.variables[name]?.secret)
  for (const name of open.toSorted((one, other) => (values[other]?.length ?? 0) - (values[one]?.length ?? 0))) {
    const over = signSms(sign, fillSms(text, fitted)).length - maxSmsLength
    const value = fitted[name] ?? ''
    if (over <= 0) break
    if (value.length > minKept) fitted[name] = shortened(value, over)
  }
  return fitted
}

const cover = (secret: 'code' | 'link' | undefined, value: string): string => {
  if (!secret) return value
  return secret === 'code' ? '******' : value.replace(/[^/]*$/, '******')
}

/** A value nobody declared, or one the text needs and nobody gave, is a fault of the caller. */
const assertDeclared = ({ name, variables }: SmsScene, text: string, values: Values): void => {
  const extra = Object.keys(values).filter((key) => !Object.hasOwn(variables, key))
  if (extra.length > 0) throw new Error(`the SMS scene ${name} declares no ${extra.join(', ')}`)
  const missing = variablesIn(text).filter((key) => values[key] === undefined)
  if (missing.length > 0) throw new Error(`the SMS scene ${name} needs ${missing.join(', ')}`)
}

export const renderSms = (scene: SmsScene, sign: string, text: string, given: Values): RenderedSms => {
  assertDeclared(scene, text, given)
  // A provider's text is one line, and a brace in a name is no variable.
  const plain = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, value.replaceAll(/[\s{}【】]+/g, ' ').trim()]),
  )
  const values = fitValues(scene, sign, text, plain)
  const whole = signSms(sign, fillSms(text, values))
  const hidden = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, cover(scene.variables[name]?.secret, value)]),
  )
  return {
    text: whole,
    covered: signSms(sign, fillSms(text, hidden)),
    params: Object.fromEntries(variablesIn(text).map((name) => [name, values[name] ?? ''])),
    length: whole.length,
    parts: smsPartsOf(whole.length),
  }
}

export const smsKindOf = ({ variables }: SmsScene): 'code' | 'notice' =>
  Object.values(variables).some(({ secret }) => secret === 'code') ? 'code' : 'notice'
