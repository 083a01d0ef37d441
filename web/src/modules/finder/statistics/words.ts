import { label, type Label } from '@srm/api/shared/label'

/** As the suppliers' own list calls them. */
const lifecycles: Readonly<Record<string, Label>> = {
  potential: label('潜在', 'Potential'),
  qualified: label('合格', 'Qualified'),
  preferred: label('优选', 'Preferred'),
  frozen: label('冻结', 'Frozen'),
  eliminated: label('淘汰', 'Eliminated'),
  blacklisted: label('黑名单', 'Blacklisted'),
}

export const lifecycleLabel = (lifecycle: string): Label => lifecycles[lifecycle] ?? label(lifecycle, lifecycle)

/** The usual reading of the index: below 1,500 spread widely, above 2,500 in few hands. */
export const spreadOf = (hhi: number): 'low' | 'medium' | 'high' => {
  if (hhi < 1500) return 'low'
  return hhi <= 2500 ? 'medium' : 'high'
}
