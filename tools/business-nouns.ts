import { layers } from './import-rules/layers.ts'
import { filesUnder, isCode, isTest, read } from './tree.ts'

/** What all modules stand on; it knows none of them. Tests there drive it through real modules. */
const below = /^(?:server\/src\/kernel|web\/src\/(?:ui|lib))\//

/** Modules of the business: everything above the platform's own and its approvals. */
const modules = layers.slice(layers.indexOf('application') + 1, -1)

/** Words of these modules that mean something else below them; they count only as the beginning of a name or a path. */
const ordinary = new Set([
  'onboarding',
  'finder',
  'project',
  'document',
  'budget',
  'demand',
  'quote',
  'award',
  'order',
  'contract',
  'finance',
])

/** Records that have names no platform would use. */
const records = ['hotel', 'purchase', 'invoice', 'reimburse', 'quotation']

const unmistakable = new RegExp([...modules.filter((name) => !ordinary.has(name)), ...records].join('|'), 'i')
const named = new RegExp(`['"\`]/?(?:${modules.join('|')})[.:/]`)

const linesIn = (text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const noun = (unmistakable.exec(line) ?? named.exec(line))?.[0]
    return noun === undefined ? [] : [`${String(index + 1)}: ${noun} in ${line.trim().slice(0, 100)}`]
  })

/** Kernel, kit and lib hold registries; a noun of the business in them is a list that belongs to a module. */
export const checkNouns = (root: string): string[] =>
  filesUnder(root)
    .filter((path) => below.test(path) && isCode(path) && !isTest(path))
    .flatMap((path) => linesIn(read(root, path)).map((line) => `${path}:${line}`))
