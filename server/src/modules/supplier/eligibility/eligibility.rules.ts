import { compareMoney } from '@srm/api/shared/money'
import type { Label } from '@srm/api/shared/label'

/** What other modules want to do with a supplier. */
export type SupplierAction = 'invite' | 'award' | 'order' | 'pay'

/** A purchase that happens once: an unqualified supplier may have it, below the company's limit and agreed to. */
export type OneTime = { readonly amount: string; readonly agreed: boolean }

export type Facts = {
  readonly name: string
  readonly status: string
  readonly lifecycle: string
  readonly stageBefore: string | null
  readonly freezeScope: readonly string[]
  readonly freezeUntil: string | null
  readonly blacklistReason: string | null
  readonly holdReasons: readonly string[]
  readonly standing: string | null
  readonly standingInquiry: string
  readonly standingOrder: string
  /** Certificates its classes ask for that have run out, by name. */
  readonly expiredCertificates: readonly string[]
  /** Accounts money could go to whose number changed in the last days. */
  readonly changed: readonly { readonly name: string; readonly on: string }[]
  /** The account the money is to go to, when it is known. */
  readonly account?: { readonly name: string; readonly verifyStatus: string; readonly status: string } | undefined
}

export type Objection = {
  readonly key:
    | 'disabled'
    | 'blacklisted'
    | 'eliminated'
    | 'frozen'
    | 'unqualified'
    | 'certificate'
    | 'standing'
    | 'accountUnverified'
    | 'accountChanged'
  /** What does not stand in the way is said all the same. */
  readonly blocks: boolean
  readonly text: Label
}

type EligibilityFacts = {
  readonly doing: SupplierAction
  readonly oneTime?: OneTime | undefined
  readonly oneTimeLimit: string
}

const doings: Readonly<Record<SupplierAction, Label>> = {
  invite: { zh: '邀请报价', en: 'be invited' },
  award: { zh: '定标', en: 'be awarded' },
  order: { zh: '下单', en: 'be ordered from' },
  pay: { zh: '付款', en: 'be paid' },
}

/** Which freeze covers what: an award is the beginning of an order. */
const scopeOf: Readonly<Record<SupplierAction, string>> = {
  invite: 'inquiry',
  award: 'order',
  order: 'order',
  pay: 'payment',
}

const objection = (key: Objection['key'], blocks: boolean, zh: string, en: string): Objection => ({
  key,
  blocks,
  text: { zh, en },
})

const gone = ({ name, status, lifecycle, blacklistReason }: Facts, doing: SupplierAction): Objection[] => {
  const paying = doing === 'pay'
  const found: Objection[] = []
  if (lifecycle === 'blacklisted') {
    const why = blacklistReason ? `（${blacklistReason}）` : ''
    // What was delivered is owed, also to those we never ask again; it is looked at twice.
    found.push(objection('blacklisted', !paying, `${name}在黑名单中${why}`, `${name} is blacklisted`))
  }
  if (!paying && lifecycle === 'eliminated')
    found.push(objection('eliminated', true, `${name}已淘汰`, `${name} was eliminated`))
  if (!paying && status === 'disabled') found.push(objection('disabled', true, `${name}已停用`, `${name} is disabled`))
  return found
}

const frozen = (
  { name, lifecycle, freezeScope, freezeUntil, holdReasons }: Facts,
  doing: SupplierAction,
): Objection[] => {
  if (lifecycle !== 'frozen' || !freezeScope.includes(scopeOf[doing])) return []
  const until = freezeUntil ? `至 ${freezeUntil}` : ''
  const why = holdReasons.length > 0 ? `：${holdReasons.join('；')}` : ''
  const { zh, en } = doings[doing]
  return [objection('frozen', true, `${name}已冻结${until}，不能${zh}${why}`, `${name} is frozen and cannot ${en}`)]
}

const unqualified = (
  { name, lifecycle, stageBefore }: Facts,
  { doing, oneTime, oneTimeLimit }: EligibilityFacts,
): Objection[] => {
  const stage = lifecycle === 'frozen' ? stageBefore : lifecycle
  if (stage !== 'potential' || (doing !== 'award' && doing !== 'order')) return []
  if (oneTime?.agreed === true && compareMoney(oneTime.amount, oneTimeLimit) <= 0) return []
  const { zh, en } = doings[doing]
  const limit = oneTime ? `；一次性采购须经批准且不超过 ${oneTimeLimit} 元` : ''
  return [
    objection(
      'unqualified',
      true,
      `${name}是潜在供应商，转为合格前不能${zh}${limit}`,
      `${name} is not qualified and cannot ${en}`,
    ),
  ]
}

/** What was ordered goes on; nothing new is given to whoever may not do it. */
const uncertified = ({ name, expiredCertificates }: Facts, doing: SupplierAction): Objection[] => {
  if (doing !== 'award' || expiredCertificates.length === 0) return []
  const which = expiredCertificates
  const zh = `${name}的${which.join('、')}已过期，更新前不能定标`
  return [objection('certificate', true, zh, `${name} cannot be awarded: ${which.join(', ')} expired`)]
}

const rated = ({ name, standing, standingInquiry, standingOrder }: Facts, doing: SupplierAction): Objection[] => {
  if (doing === 'pay' || standing === null) return []
  const effect = doing === 'invite' ? standingInquiry : standingOrder
  if (effect === 'free') return []
  const { zh, en } = doings[doing]
  return effect === 'block'
    ? [
        objection(
          'standing',
          true,
          `${name}评分等级为“${standing}”，不能${zh}`,
          `${name} is rated ${standing} and cannot ${en}`,
        ),
      ]
    : [
        objection(
          'standing',
          false,
          `${name}评分等级为“${standing}”，请谨慎`,
          `${name} is rated ${standing}: take care`,
        ),
      ]
}

const accounts = ({ name, changed, account }: Facts, doing: SupplierAction): Objection[] => {
  if (doing !== 'pay') return []
  const unusable = account && (account.verifyStatus !== 'verified' || account.status !== 'enabled')
  return [
    ...(unusable
      ? [
          objection(
            'accountUnverified',
            true,
            `${name}的账户“${account.name}”未核验或已停用，不能付款`,
            `The account ${account.name} is not verified or disabled`,
          ),
        ]
      : []),
    ...changed.map(({ name: which, on }) =>
      objection(
        'accountChanged',
        false,
        `${name}的账户“${which}”于 ${on} 变更，请再次核实后付款`,
        `The account ${which} changed on ${on}: check it again before paying`,
      ),
    ),
  ]
}

/** Everything that speaks against it, what forbids it first. */
export const objectionsOf = (facts: Facts, asked: EligibilityFacts): Objection[] =>
  [
    ...gone(facts, asked.doing),
    ...frozen(facts, asked.doing),
    ...unqualified(facts, asked),
    ...uncertified(facts, asked.doing),
    ...rated(facts, asked.doing),
    ...accounts(facts, asked.doing),
  ].toSorted((a, b) => Number(b.blocks) - Number(a.blocks))
