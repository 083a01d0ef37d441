import type { Rule } from './table.ts'

/** Low to high. A module that is not listed yet stands in the top layer. */
export const layers: readonly (readonly string[])[] = [
  ['tenancy', 'identity', 'dictionary', 'file', 'map', 'notice', 'record', 'transfer', 'feedback'],
  ['approval', 'flow'],
  ['supplier', 'onboarding', 'crm', 'scorecard', 'finder'],
  ['project', 'budget'],
  ['procurement', 'contract'],
  ['finance'],
  ['home'],
]

const upTo = (height: number): string =>
  layers
    .slice(0, height + 1)
    .flat()
    .join('|')

/** One rule per layer but the top one, which has nothing above it. */
export const layerRules: readonly Rule[] = layers.slice(0, -1).map((members, height) => ({
  name: `layer-${String(height + 1)}-not-upward`,
  from: new RegExp(`^(?:server|web)/src/modules/(?:${members.join('|')})/`),
  notTo: `^(?:server|web)/src/modules/(?!(?:${upTo(height)})/)`,
  why: `${members.join(', ')} may only call modules of the same layer or below; news goes up through events`,
}))
