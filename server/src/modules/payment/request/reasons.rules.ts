import type { ReasonKey, RequestKind } from '@srm/api/payment'
import { yuanText } from '@srm/api/shared/amount-text'
import { label, type Label } from '@srm/api/shared/label'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { BlockedInvoice } from './received.views.ts'

/** What is paid of: an instalment, an order, a claim or a loan, and how much of it is left. */
export type SourceFacts = {
  readonly name: string
  readonly total: string
  readonly paid: string
  /** Asked for by other requests and not paid yet. */
  readonly inFlight: string
  readonly others: readonly string[]
  /** Why nothing is paid of it at all, such as a contract that is not signed. */
  readonly hindrance: Label | null
}

/** Money that left or is about to, beside this request, against what was invoiced or accepted so far. */
export type CoverFacts = {
  readonly covered: string
  readonly out: string
  /** Received, and not to be paid on as it stands. */
  readonly notCounted?: string
}

type Overrun = { readonly name: string; readonly amount: string; readonly usedAfter: string }

export type Reason = { readonly key: ReasonKey; readonly title: Label; readonly blocks: boolean; readonly text: Label }

export type RequestFacts = {
  readonly kind: RequestKind
  readonly amount: string
  readonly isAdvance: boolean
  readonly source: SourceFacts | null
  /** Invoices, this request's own among them. Nothing where none are asked for. */
  readonly invoices: CoverFacts | null
  /** Chosen for this payment, and not to be paid on as they stand. */
  readonly blockedInvoices?: readonly BlockedInvoice[]
  /** What both sides signed for. Nothing where payment does not wait for it. */
  readonly acceptance: CoverFacts | null
  /** At most this much is paid before anything is delivered. */
  readonly advance: { readonly limit: string; readonly out: string } | null
  /** What the supplier's own rules say. */
  readonly objections: readonly { readonly key: string; readonly blocks: boolean; readonly text: Label }[]
  readonly accountMissing: boolean
  readonly account: { readonly name: string; readonly supplier: string } | null
  /** Others money went to under the same account number. */
  readonly accountOwners: readonly string[]
  readonly overBudget: readonly Overrun[]
  /** The same again, where there is no source to count by. */
  readonly duplicates: readonly { readonly code: string; readonly amount: string }[]
  /** To the same payee, the same amount, within 30 days. */
  readonly same: readonly { readonly code: string; readonly day: string }[]
  /** To the same payee within 7 days, each below what the general manager decides on. */
  readonly split: { readonly count: number; readonly total: string; readonly limit: string } | null
}

export const sameDays = 30
export const splitDays = 7
export const splitLimit = '100000.00'

const titles: Readonly<Record<ReasonKey, Label>> = {
  duplicate: label('重复', 'Twice'),
  overSource: label('超出应付', 'More than is owed'),
  notPayable: label('未到可付状态', 'Nothing is owed yet'),
  noInvoice: label('无发票', 'No invoice'),
  invoiceException: label('发票异常', 'Invoice not to be paid on'),
  notAccepted: label('未验收', 'Not accepted'),
  overAdvance: label('超出预付比例', 'Too much in advance'),
  frozen: label('冻结', 'Frozen'),
  accountUnverified: label('账户未验证', 'Account not verified'),
  overBudget: label('超预算', 'Over budget'),
  accountChanged: label('账户 7 日内变更', 'Account changed within 7 days'),
  blacklisted: label('黑名单', 'Blacklisted'),
  nameMismatch: label('户名不符', 'Name differs'),
  accountOfOthers: label('账户属他人', 'Account of somebody else'),
  sameAmount: label('30 日内同额同收款人', 'Same payee and amount within 30 days'),
  split: label('拆分嫌疑', 'Looks split'),
}

const reason = (key: ReasonKey, blocks: boolean, zh: string, en: string): Reason => ({
  key,
  title: titles[key],
  blocks,
  text: label(zh, en),
})

const isMore = (one: string, other: string): boolean => compareMoney(one, other) > 0

const ofSource = ({ source, amount }: RequestFacts): Reason[] => {
  if (!source) return []
  const { name, total, paid, inFlight, others, hindrance } = source
  if (hindrance) return [reason('notPayable', true, `${name}：${hindrance.zh}`, `${name}: ${hindrance.en}`)]
  const over = subtractMoney(addMoney(paid, inFlight, amount), total)
  if (!isMore(over, '0')) return []
  const zh = `${name}应付 ${yuanText(total)}，已付 ${yuanText(paid)}，在途 ${yuanText(inFlight)}，本次 ${yuanText(amount)}，超出 ${yuanText(over)}`
  const en = `${name}: owed ${yuanText(total)}, paid ${yuanText(paid)}, asked for ${yuanText(inFlight)}, now ${yuanText(amount)}, ${yuanText(over)} too much`
  const isTwice = others.length > 0
  const by = isTwice ? `（${others.join('、')}）` : ''
  return [reason(isTwice ? 'duplicate' : 'overSource', true, `${zh}${by}`, `${en}${by}`)]
}

const ofDuplicates = ({ duplicates }: RequestFacts): Reason[] =>
  duplicates
    .slice(0, 1)
    .map(({ code, amount }) =>
      reason(
        'duplicate',
        true,
        `${code} 已向同一收款人申请 ${yuanText(amount)}，尚未付款`,
        `${code} asks for ${yuanText(amount)} already`,
      ),
    )

const covered = (
  key: 'noInvoice' | 'notAccepted',
  words: readonly [zh: string, en: string],
  { amount }: RequestFacts,
  facts: CoverFacts | null,
): Reason[] => {
  if (!facts) return []
  const { covered: has, out } = facts
  const short = subtractMoney(addMoney(out, amount), has)
  if (!isMore(short, '0')) return []
  const [zh, en] = words
  const { notCounted = '0' } = facts
  const isLeft = isMore(notCounted, '0')
  const more = label(
    isLeft ? `；另有待核验、异常或冻结的发票 ${yuanText(notCounted)} 未计入` : '',
    isLeft ? `; ${yuanText(notCounted)} of invoices not verified, not matched or on hold is not counted` : '',
  )
  return [
    reason(
      key,
      true,
      `${zh} ${yuanText(has)}，已付与在途 ${yuanText(out)}（含预付），本次 ${yuanText(amount)}，差 ${yuanText(short)}${more.zh}`,
      `${en} ${yuanText(has)}, paid or asked for ${yuanText(out)}, now ${yuanText(amount)}: ${yuanText(short)} short${more.en}`,
    ),
  ]
}

const whyBlocked: Readonly<Record<BlockedInvoice['why'], Label>> = {
  unverified: label('尚未核验', 'is not verified'),
  held: label('已冻结', 'is on hold'),
  unmatched: label('尚未验收匹配', 'is not matched yet'),
  exception: label('与订单、验收不匹配，未放行', 'is more than was ordered or accepted'),
  over: label('已红冲或已由其他申请付款', 'was reversed or is paid by others'),
}

const ofChosen = ({ blockedInvoices = [] }: RequestFacts): Reason[] => {
  if (blockedInvoices.length === 0) return []
  const join = (language: 'zh' | 'en', between: string): string =>
    blockedInvoices.map(({ number, why }) => `${number} ${whyBlocked[why][language]}`).join(between)
  return [reason('invoiceException', true, join('zh', '；'), join('en', '; '))]
}

const inAdvance = ({ advance, amount }: RequestFacts): Reason[] => {
  if (!advance) return []
  const over = subtractMoney(addMoney(advance.out, amount), advance.limit)
  if (!isMore(over, '0')) return []
  return [
    reason(
      'overAdvance',
      true,
      `约定预付上限 ${yuanText(advance.limit)}，已付与在途 ${yuanText(advance.out)}，本次 ${yuanText(amount)}，超出 ${yuanText(over)}`,
      `At most ${yuanText(advance.limit)} in advance; ${yuanText(advance.out)} out, ${yuanText(amount)} now: ${yuanText(over)} too much`,
    ),
  ]
}

const known: readonly ReasonKey[] = ['frozen', 'accountUnverified', 'accountChanged', 'blacklisted']

const bySupplier = ({ objections }: RequestFacts): Reason[] =>
  objections.flatMap(({ key, blocks, text }) => {
    const own = known.find((one) => one === key)
    return own ? [{ key: own, title: titles[own], blocks, text }] : []
  })

const byAccount = ({ accountMissing, account, accountOwners }: RequestFacts): Reason[] => [
  ...(accountMissing
    ? [reason('accountUnverified', true, '没有选择收款账户，无法核验', 'No account is chosen to be verified')]
    : []),
  ...(account && account.name !== account.supplier
    ? [
        reason(
          'nameMismatch',
          false,
          `户名“${account.name}”与供应商“${account.supplier}”不一致`,
          `The account is of ${account.name}, the supplier is ${account.supplier}`,
        ),
      ]
    : []),
  ...(accountOwners.length > 0
    ? [
        reason(
          'accountOfOthers',
          false,
          `同一账号也属于：${accountOwners.join('、')}`,
          `The same number is that of ${accountOwners.join(', ')}`,
        ),
      ]
    : []),
]

const byBudget = ({ overBudget }: RequestFacts): Reason[] =>
  overBudget.map(({ name, amount, usedAfter }) =>
    reason(
      'overBudget',
      true,
      `“${name}”预算 ${yuanText(amount)}，占用将达 ${yuanText(usedAfter)}`,
      `${name}: budget ${yuanText(amount)}, would be ${yuanText(usedAfter)}`,
    ),
  )

const byHabit = ({ same, split, amount }: RequestFacts): Reason[] => [
  ...same
    .slice(0, 1)
    .map(({ code, day }) =>
      reason(
        'sameAmount',
        false,
        `${code}（${day}）向同一收款人付同额 ${yuanText(amount)}`,
        `${code} of ${day} pays the same ${yuanText(amount)} to the same payee`,
      ),
    ),
  ...(split
    ? [
        reason(
          'split',
          false,
          `${String(splitDays)} 日内向同一收款人 ${String(split.count)} 笔共 ${yuanText(split.total)}，单笔均低于 ${yuanText(split.limit)}`,
          `${String(split.count)} payments of ${yuanText(split.total)} within ${String(splitDays)} days, each below ${yuanText(split.limit)}`,
        ),
      ]
    : []),
]

/** Every amount of a sentence, as a whole: for whoever must not read any part of it. */
export const amountsIn = /-?￥?\d[\d,]*\.\d{2}/g

/** Everything that speaks against a payment, in one place: what forbids it first, then what has to be seen. */
export const reasonsOf = (facts: RequestFacts): Reason[] =>
  [
    ...ofSource(facts),
    ...ofDuplicates(facts),
    ...covered('noInvoice', ['已收发票', 'Invoiced'], facts, facts.invoices),
    ...ofChosen(facts),
    ...covered('notAccepted', ['已验收', 'Accepted'], facts, facts.acceptance),
    ...inAdvance(facts),
    ...bySupplier(facts),
    ...byAccount(facts),
    ...byBudget(facts),
    ...byHabit(facts),
  ].toSorted((a, b) => Number(b.blocks) - Number(a.blocks))

/** The refusals in one sentence. */
export const refusalOf = (reasons: readonly Reason[]): Label | null => {
  const against = reasons.filter(({ blocks }) => blocks)
  if (against.length === 0) return null
  const join = (language: 'zh' | 'en', separator: string) =>
    against.map(({ title, text }) => `【${title[language]}】${text[language]}`).join(separator)
  return label(join('zh', '；'), join('en', '; '))
}
