import { Application, agreementVersion } from '@srm/api/onboarding/external'
import { checkMessages, translateMessage } from '@srm/api/shared/check-messages'
import { language } from '@/lib/i18n.ts'
import { remember, remembered } from '@/lib/storage.ts'

export type Licence = {
  readonly type: string
  readonly number: string
  readonly longTerm: boolean
  readonly expiresOn: string
  readonly files: readonly string[]
}
export type Offer = {
  readonly kind: 'hotel' | 'place'
  readonly name: string
  readonly star: string
  readonly rooms: string
  readonly area: string
  readonly seats: string
}

/** As it is typed; what is left empty is not sent. */
export type Values = {
  readonly name: string
  readonly type: string
  readonly creditCode: string
  readonly legalPerson: string
  readonly region: string
  readonly address: string
  readonly businessScope: string
  readonly contactName: string
  readonly contactPosition: string
  readonly contactEmail: string
  readonly classifies: readonly string[]
  readonly licences: readonly Licence[]
  readonly offers: readonly Offer[]
  readonly hasBank: boolean
  readonly accountName: string
  readonly accountNo: string
  readonly bankName: string
  readonly branch: string
  readonly referrer: string
  readonly remark: string
}

export const noLicence: Licence = { type: 'license', number: '', longTerm: true, expiresOn: '', files: [] }
export const noOffer: Omit<Offer, 'kind'> = { name: '', star: '', rooms: '', area: '', seats: '' }

const nothing: Values = {
  name: '',
  type: 'company',
  creditCode: '',
  legalPerson: '',
  region: '',
  address: '',
  businessScope: '',
  contactName: '',
  contactPosition: '',
  contactEmail: '',
  classifies: [],
  licences: [noLicence],
  offers: [],
  hasBank: false,
  accountName: '',
  accountNo: '',
  bankName: '',
  branch: '',
  referrer: '',
  remark: '',
}

type Loose = Readonly<Record<string, unknown>>

const texts = (given: Loose): Loose =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]),
  )

const knownIn = <L extends object>(line: object, none: L): L =>
  Object.fromEntries(Object.entries(line).filter(([key]) => key in none)) as L

const linesOf = <L extends object>(given: unknown, none: L): L[] =>
  Array.isArray(given) ? (given as Loose[]).map((line) => knownIn({ ...none, ...texts(line) }, none)) : []

/** What the server kept, or an application that came back, as the form shows it. */
export const valuesFrom = (given: Loose): Values => {
  const { bank, licences, offers, ...rest } = given
  const account = (bank ?? {}) as Loose
  const scans = linesOf(licences, noLicence)
  const found = { ...texts(rest), ...texts(account), ...(bank ? { hasBank: true } : {}) }
  const known = Object.fromEntries(Object.entries(found).filter(([key]) => key in nothing))
  return {
    ...nothing,
    ...known,
    licences: scans.length > 0 ? scans : nothing.licences,
    offers: linesOf<Offer>(offers, { ...noOffer, kind: 'place' }),
  }
}

/** Emptied fields are left out, as the contract wants them. */
const given = (values: Loose): Loose => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
const whole = (text: string): number | '' => (/^\d+$/.test(text) ? Number(text) : '')

const sentOf = (values: Values): Loose => {
  const { hasBank, accountName, accountNo, bankName, branch, licences, offers, ...rest } = values
  return {
    ...given(rest),
    // What must be there is sent empty, so that the rules say what is missing.
    name: rest.name,
    contactName: rest.contactName,
    licences: licences.map(({ expiresOn, longTerm, ...licence }) => ({
      ...given(licence),
      type: licence.type,
      longTerm,
      ...(!longTerm && { expiresOn }),
    })),
    offers: offers.map(({ rooms, seats, ...offer }) => ({
      ...given({ ...offer, rooms: whole(rooms), seats: whole(seats) }),
      name: offer.name,
    })),
    ...(hasBank && { bank: { accountName, accountNo: accountNo.replaceAll(/\D/g, ''), bankName, branch } }),
    agreement: agreementVersion,
  }
}

export type Problem = { readonly path: string; readonly message: string }

/** The same rules the server has; what is wrong, where, and whether it can be sent. */
export const check = (values: Values): { problems: Problem[]; body: Application | undefined } => {
  const parsed = Application.safeParse(sentOf(values), { error: checkMessages[language()] })
  if (parsed.success) return { problems: [], body: parsed.data }
  const problems = parsed.error.issues.map(({ path, message }) => ({
    path: path.filter((part) => part !== 'bank').join('.'),
    message: translateMessage(message, language()),
  }))
  return { problems, body: undefined }
}

const fieldsOf: Readonly<Record<number, readonly string[]>> = {
  2: [
    'name',
    'type',
    'creditCode',
    'legalPerson',
    'region',
    'address',
    'businessScope',
    'contactName',
    'contactPosition',
    'contactEmail',
  ],
  3: ['classifies', 'licences', 'offers'],
  4: ['accountName', 'accountNo', 'bankName', 'branch', 'referrer', 'remark', 'agreement'],
}

export const stepOf = (path: string): number => {
  const field = path.split('.')[0] ?? ''
  return [2, 3, 4].find((step) => fieldsOf[step]?.includes(field)) ?? 4
}

const kept = (company: string): string => `apply.${company}`

/** On this phone as well, in case the line is gone; not the account, which is nobody's who finds the phone. */
export const keepHere = (company: string, values: Values): void => {
  const { accountNo: _, ...rest } = values
  remember(kept(company), JSON.stringify(rest))
}
export const keptHere = (company: string): Values | null => {
  try {
    const found = JSON.parse(remembered(kept(company)) ?? 'null') as Loose | null
    return found && { ...nothing, ...found }
  } catch {
    return null
  }
}
export const forgetHere = (company: string): void => remember(kept(company), null)
