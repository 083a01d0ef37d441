import type { Choice } from './field-meta.ts'
import type { Label } from './label.ts'

/** A message of this length, signature included, is sent and paid for as one. */
export const maxSmsLength = 70
/** Longer ones are cut into parts, each of which loses some room to its number. */
const partLength = 67

type SmsVariable = {
  readonly label: Label
  /** What stands for it in previews, and what the length is counted with. */
  readonly sample: string
  /** A one-time code or a link that lets somebody in: covered in the log. */
  readonly secret?: 'code' | 'link'
}

/** An occasion on which a text message is sent, declared by the module that sends it. */
export type SmsScene<V extends string = string> = {
  /** Letters, digits and underscores; also what a provider's template is set under. */
  readonly name: string
  readonly label: Label
  /** When it is sent and to whom, for those who change its text. */
  readonly when: Label
  /** `platform`: sent before it is known for which company, so that no company changes it. */
  readonly sender: 'company' | 'platform'
  /** What the product cannot do without is not switched off. */
  readonly required?: true
  /** Variables as `{{name}}`; the signature is put before it. */
  readonly text: string
  readonly variables: Readonly<Record<V, SmsVariable>>
}

const declared: Choice[] = []

/** The scenes by name, for lists and filters: the server knows those its modules declare, a page those it was told. */
export const smsSceneChoices: readonly Choice[] = declared

export const nameSmsScene = (value: string, name: Label): void => {
  if (!declared.some((one) => one.value === value)) declared.push({ value, label: name })
}

export const smsScene = <const V extends string>(scene: SmsScene<V>): SmsScene<V> => {
  nameSmsScene(scene.name, scene.label)
  return scene
}

/** What every link in a message looks like, whatever it leads to. */
export const sampleLink = 'https://srm.example.com/api/s/AbCdEfGhIj'

const placeholder = /\{\{(\w+)\}\}/g

/** The variables a text names, in its order, each once. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
]

export const fillSms = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(placeholder, (whole, name: string) => values[name] ?? whole)

export const signSms = (sign: string, text: string): string => `【${sign}】${text}`

export const samplesOf = ({ variables }: Pick<SmsScene, 'variables'>): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).map(([name, { sample }]) => [name, sample]))

export const smsPartsOf = (length: number): number => (length <= maxSmsLength ? 1 : Math.ceil(length / partLength))

export type SmsTextProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unknown'; readonly names: readonly string[] }
  | { readonly kind: 'long'; readonly length: number }

/** A brace that belongs to no variable is one somebody misspelt. */
const strayBraces = (text: string): string[] => text.replaceAll(placeholder, '').match(/[{}][^{}]*[{}]?/g) ?? []

/** What keeps a text from being used for a scene with these samples. */
export const smsTextProblem = (
  samples: Readonly<Record<string, string>>,
  sign: string,
  text: string,
): SmsTextProblem | undefined => {
  if (text.trim() === '') return { kind: 'empty' }
  const names = [...variablesIn(text).filter((name) => !Object.hasOwn(samples, name)), ...strayBraces(text)]
  if (names.length > 0) return { kind: 'unknown', names }
  const { length } = signSms(sign, fillSms(text, samples))
  return length > maxSmsLength ? { kind: 'long', length } : undefined
}
