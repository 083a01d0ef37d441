import type { Rule } from './table.ts'

/** Low to high, one above the other, on both sides the same. A module that is not listed yet stands on top of all. */
export const layers: readonly string[] = [
  'map',
  'dictionary',
  'file',
  'record',
  'notice',
  'external',
  'identity',
  'tenancy',
  'transfer',
  'paper',
  'feedback',
  'approval',
  'flow',
  'application',
  'supplier',
  'scorecard',
  'finder',
  'onboarding',
  'crm',
  'project',
  'run-of-show',
  'document',
  'budget',
  'procurement',
  'contract',
  'finance',
  'home',
]

/** One rule per module but the top one, which has nothing above it. A test may set its stage with what stands above. */
export const layerRules: readonly Rule[] = layers.slice(0, -1).map((module, height) => ({
  name: `${module}-not-upward`,
  from: new RegExp(`^(?:server|web)/src/modules/${module}/`),
  except: /\.(?:test|fixture)\.tsx?$/,
  notTo: `^(?:server|web)/src/modules/(?!(?:${layers.slice(0, height + 1).join('|')})/)`,
  why: `${module} may only call modules below it; what stands above adds to it by contributions and hears of it by events`,
}))
