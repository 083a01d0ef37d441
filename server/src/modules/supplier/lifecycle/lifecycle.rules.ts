import type { MoveCheck, MoveKind } from '@srm/api/supplier'
import { compareMoney } from '@srm/api/shared/money'
import type { Label } from '@srm/api/shared/label'
import { keysOf } from '@srm/api/shared/keys'

export type Stage = 'potential' | 'qualified' | 'preferred' | 'frozen' | 'eliminated' | 'blacklisted'

const living: readonly Stage[] = ['potential', 'qualified', 'preferred', 'frozen']

type Way = {
  readonly from: readonly Stage[]
  /** Nothing for a release, which goes back to where the supplier was. */
  readonly to: Stage | null
  /** A second person or an approval has to agree, whoever asks. */
  readonly agreed: boolean
}

const ways: Readonly<Record<MoveKind, Way>> = {
  qualify: { from: ['potential'], to: 'qualified', agreed: true },
  prefer: { from: ['qualified'], to: 'preferred', agreed: true },
  demote: { from: ['preferred'], to: 'qualified', agreed: false },
  freeze: { from: living, to: 'frozen', agreed: false },
  release: { from: ['frozen'], to: null, agreed: false },
  eliminate: { from: living, to: 'eliminated', agreed: false },
  blacklist: { from: [...living, 'eliminated'], to: 'blacklisted', agreed: true },
  restore: { from: ['eliminated', 'blacklisted'], to: 'potential', agreed: true },
}

export const kindsFrom = (stage: Stage): MoveKind[] => keysOf(ways).filter((kind) => ways[kind].from.includes(stage))

export const mayMove = (kind: MoveKind, stage: Stage): boolean => ways[kind].from.includes(stage)

export const needsAgreement = (kind: MoveKind): boolean => ways[kind].agreed

export const targetOf = (kind: MoveKind, before: Stage | null): Stage => ways[kind].to ?? before ?? 'potential'

const heads: Readonly<Record<MoveCheck['key'], Label>> = {
  class: { zh: '没有选择供应商分类', en: 'no class is chosen' },
  certificates: { zh: '必备证件无效', en: 'required certificates are not valid' },
  account: { zh: '没有已核验的银行账户', en: 'no verified bank account' },
  contact: { zh: '没有在职的联系人', en: 'no contact' },
  questionnaire: { zh: '考察得分不够', en: 'the questionnaire was not passed' },
  score: { zh: '评分不够', en: 'the score is too low' },
  orders: { zh: '订单不够', en: 'too few orders' },
  disputes: { zh: '有未了结的争议', en: 'disputes are open' },
  coolOff: { zh: '冷静期未满', en: 'the cool-off is not over' },
  open: { zh: '还有未了结的业务', en: 'business is still open' },
}

const inLanguage = (checks: readonly MoveCheck[], language: 'zh' | 'en'): string =>
  checks
    .map(({ key, missing }) => {
      const head = heads[key][language]
      if (missing.length === 0) return head
      return language === 'zh' ? `${head}（${missing.join('、')}）` : `${head} (${missing.join(', ')})`
    })
    .join(language === 'zh' ? '；' : '; ')

/** Everything that is missing, by name, in one sentence. */
export const missingWords = (checks: readonly MoveCheck[]): Label => ({
  zh: inLanguage(checks, 'zh'),
  en: inLanguage(checks, 'en'),
})

export const standsAgainst = ({ holds, advises }: MoveCheck): boolean => !holds && !advises

/** Two periods in a row, the newest two. */
export const scoreHolds = (scores: readonly string[], least: string): boolean =>
  scores.length >= 2 && scores.slice(0, 2).every((score) => compareMoney(score, least) >= 0)

export type Hold = { readonly scope: readonly string[]; readonly until: string | null }

const scopes = ['inquiry', 'order', 'payment']

/** What several freezes come to: everything any of them covers, until the last of them ends. */
export const together = (holds: readonly Hold[]): { scope: string[]; until: string | null } => {
  const scope = scopes.filter((one) => holds.some((hold) => hold.scope.includes(one)))
  const ends = holds.map(({ until }) => until)
  const until = ends.includes(null)
    ? null
    : (ends
        .filter((end) => end !== null)
        .toSorted()
        .at(-1) ?? null)
  return { scope, until }
}
