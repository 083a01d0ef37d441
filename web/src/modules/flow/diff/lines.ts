import { alike } from '@srm/flow/edit/align'
import type { Change, DiffRow, Thing } from '@srm/flow/edit/diff'
import type { Node } from '@srm/flow/tree/node'
import type { Settings } from '@srm/flow/tree/settings'
import type { Access } from '../drawer/fields.tsx'
import { labelOf, type Catalog } from '../drawer/drawer.model.ts'
import type { Texts } from './people.ts'
import { branchWords, nodeWords, settingsWords } from './words.ts'

/** One setting that is another now, in words. */
export type ChangeLine = { readonly label: string; readonly before: string; readonly after: string }

const labels = {
  kind: 'kindOf',
  mode: 'mode',
  empty: 'empty',
  self: 'self',
  manualOnly: 'manualOnly',
  timeout: 'timeout',
  onReject: 'onReject',
  signature: 'signature',
  passwordAbove: 'passwordAbove.amount',
  signerReject: 'signerReject',
  prechecks: 'prechecks',
  skipWhen: 'skip.on',
  showNames: 'showNames',
  confirm: 'confirm',
  cap: 'cap',
  onFailure: 'onFailure',
  flowKey: 'sub.flow',
  document: 'sub.document',
  initiator: 'sub.initiator',
  wait: 'sub.wait',
  childRejected: 'childRejected',
  join: 'join',
  failure: 'failure',
} as const

const ofDiff = [
  'name',
  'note',
  'type',
  'approvers',
  'recipients',
  'off',
  'opinion',
  'when',
  'rules',
  'act',
  'until',
  'each',
] as const

const isLabelled = (field: string): field is keyof typeof labels => field in labels

const labelOfField = (field: string, { t, d }: Texts): string => {
  const own = ofDiff.find((one) => one === field)
  if (own) return d(`field.${own}`)
  return isLabelled(field) ? t(labels[field]) : field
}

const inCatalog = ({ fields }: Catalog, path: string): string => {
  const [outer = '', inner] = path.split('.')
  if (inner === undefined) return labelOf(fields, path)
  const columns = fields.find((field) => field.path === outer)?.columns ?? []
  return `${labelOf(fields, outer)} / ${labelOf(columns, inner)}`
}

const accessOf = (node: Node): Access => ('fields' in node ? node.fields : {})

/** What may be seen and changed is told field by field. */
const accessLines = (before: Node, after: Node, { t, d, catalog }: Texts): readonly ChangeLine[] => {
  const [old, now] = [accessOf(before), accessOf(after)]
  const word = (access: Access, path: string): string => (access[path] ? t(`access.${access[path]}`) : d('unset'))
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((path) => !alike(old[path], now[path]))
    .map((path) => ({
      label: d('field.access', { name: inCatalog(catalog, path) }),
      before: word(old, path),
      after: word(now, path),
    }))
}

const wordsOf = ({ node, branch }: Thing, say: Texts) => (branch ? branchWords(branch, say) : nodeWords(node, say))

/** What changed about a node or a branch, setting by setting. */
export const changeLines = ({ was, after, changes }: DiffRow, say: Texts): readonly ChangeLine[] => {
  if (!was || !after) return []
  const [old, now] = [wordsOf(was, say), wordsOf(after, say)]
  return changes.flatMap(({ field }) =>
    field === 'fields'
      ? accessLines(was.node, after.node, say)
      : [
          {
            label: labelOfField(field, say),
            before: old[field] ?? say.d('unset'),
            after: now[field] ?? say.d('unset'),
          },
        ],
  )
}

const settingLabels = [
  'admins',
  'withdraw',
  'withdrawReason',
  'takeBack',
  'void',
  'rejected',
  'dedupe',
  'substitutes',
  'batch',
  'comments',
  'urgeMinutes',
  'allowNoHuman',
  'dualControl',
  'amountPath',
  'factChange',
  'chooseApprovers',
  'ccOnSubmit',
  'ccOnEnd',
  'starters',
  'title',
  'serialCode',
] as const

const labelOfSetting = (field: string, { t }: Texts): string => {
  if (field === 'self' || field === 'empty') return t(field)
  const known = settingLabels.find((one) => one === field)
  return known ? t(`set.${known}`) : field
}

export const settingLines = (
  changes: readonly Change[],
  before: Settings,
  after: Settings,
  say: Texts,
): readonly ChangeLine[] => {
  const [old, now] = [settingsWords(before, say), settingsWords(after, say)]
  return changes.map(({ field }) => ({
    label: labelOfSetting(field, say),
    before: old[field] ?? say.d('unset'),
    after: now[field] ?? say.d('unset'),
  }))
}
