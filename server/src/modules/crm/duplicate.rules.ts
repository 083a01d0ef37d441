import { isMobile } from '@srm/api/shared/checks'

/** What two customers are compared by. */
export type Traits = {
  readonly name?: string | null | undefined
  readonly creditCode?: string | null | undefined
  readonly phones?: readonly (string | null | undefined)[]
}

/** A surname says who it is to colleagues and nothing to others: 张*. */
export const maskedName = (name: string | null): string => `${[...(name ?? '')][0] ?? ''}*`

/** Only mobiles tell people apart: several companies may share a switchboard. */
export const mobilesIn = (phones: Traits['phones'] = []): string[] => [
  ...new Set(phones.map((phone) => (phone ?? '').replaceAll(/[\s-]/g, '')).filter(isMobile)),
]
