import { z } from 'zod'
import type { Detail } from '@srm/api/approval'
import { field, metaOf, type FieldMeta } from '@srm/api/shared/field-meta'

/** What an approver writes into the document while deciding. */
export type Edits = Readonly<Record<string, unknown>>

export type Run = Detail['runs'][number]
export type Task = Run['tasks'][number]
export type Entry = Detail['timeline'][number]

/** A step of the flow as the screen needs it; what it does not know it leaves alone. */
const Rule = z.looseObject({ op: z.string(), path: z.string().optional() })
export type Rule = z.output<typeof Rule>
const Condition = z.looseObject({ match: z.string(), groups: z.array(z.array(Rule)) })

export type FlowNode = {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly mode?: { readonly kind: string } | undefined
  readonly opinion?: readonly string[] | undefined
  readonly signature?: boolean | undefined
  readonly passwordAbove?: string | undefined
  readonly branches?: readonly FlowBranch[] | undefined
}
export type FlowBranch = {
  readonly id: string
  readonly name: string
  readonly when?: z.output<typeof Condition> | null | undefined
  readonly chain: readonly FlowNode[]
}

const Node: z.ZodType<FlowNode> = z.lazy(() =>
  z.looseObject({
    id: z.string(),
    type: z.string(),
    name: z.string(),
    mode: z.looseObject({ kind: z.string() }).optional(),
    opinion: z.array(z.string()).optional(),
    signature: z.boolean().optional(),
    passwordAbove: z.string().optional(),
    branches: z
      .array(
        z.looseObject({
          id: z.string(),
          name: z.string(),
          when: Condition.nullish(),
          chain: z.array(Node),
        }),
      )
      .optional(),
  }),
)
const Settings = z.looseObject({ dualControl: z.boolean(), takeBack: z.boolean().optional() })
const Tree = z.looseObject({ chain: z.array(Node), settings: Settings.optional() })

/** Whether what one administrator does over the others' heads waits for a second. */
export const wantsTwo = (detail: Detail): boolean => Tree.safeParse(detail.tree).data?.settings?.dualControl ?? false

/** Whether an approver may take a decision back while nobody has acted on it. */
export const allowsTakeBack = (detail: Detail): boolean => Tree.safeParse(detail.tree).data?.settings?.takeBack ?? false

export const chainOf = (detail: Detail): readonly FlowNode[] => Tree.safeParse(detail.tree).data?.chain ?? []

const flat = (chain: readonly FlowNode[]): FlowNode[] =>
  chain.flatMap((node) => [node, ...(node.branches ?? []).flatMap((branch) => flat(branch.chain))])

export const nodesOf = (detail: Detail): FlowNode[] => flat(chainOf(detail))

export const nodeOf = (detail: Detail, id: string): FlowNode | undefined =>
  nodesOf(detail).find((node) => node.id === id)

/** Descriptions travel as plain JSON; fields of a sub-table become fields again. */
const revived = (json: Readonly<Record<string, unknown>>): FieldMeta => {
  const nested = json['fields'] as Readonly<Record<string, Record<string, unknown>>> | undefined
  const fields =
    nested && Object.fromEntries(Object.entries(nested).map(([name, one]) => [name, field(z.unknown(), revived(one))]))
  return { ...json, ...(fields && { fields }) } as unknown as FieldMeta
}

export type ShownField = { readonly path: string; readonly meta: FieldMeta; readonly access: string }

const isWritten = (level: string | undefined): boolean => level === 'edit' || level === 'required'

/** A sub-table with the columns this person may only read locked, and without adding and removing where only columns are theirs. */
const withLocks = (path: string, meta: FieldMeta, access: Detail['access']): FieldMeta => {
  if (!meta.fields) return meta
  const columns = Object.entries(meta.fields).map(([name, column]) => {
    const locked = !isWritten(access[`${path}.${name}`])
    return [name, locked ? field(z.unknown(), { ...metaOf(column), locked }) : column] as const
  })
  return { ...meta, fields: Object.fromEntries(columns), ...(!isWritten(access[path]) && { locked: true }) }
}

/** Something of it is this person's to write: itself, or a column of it. */
const levelOf = (path: string, { fields = {} }: FieldMeta, access: Detail['access']): string => {
  const own = access[path] ?? 'read'
  const columns = Object.keys(fields).map((name) => access[`${path}.${name}`])
  if (isWritten(own) || own === 'hidden' || own === 'masked') return own
  return columns.find((level) => level === 'required') ?? columns.find(isWritten) ?? own
}

export const fieldsOf = ({ fields, access }: Detail): ShownField[] =>
  fields.map(({ path, meta: json }) => {
    const meta = revived(json)
    return { path, meta: withLocks(path, meta, access), access: levelOf(path, meta, access) }
  })

const decides = ['approve', 'claim', 'reject']

export type Mine = { readonly run: Run; readonly task: Task }

/** What waits for me in it. */
export const mineIn = ({ runs }: Detail): Mine | undefined =>
  runs
    .flatMap((run) => run.tasks.map((task) => ({ run, task })))
    .find(({ task }) => task.status === 'pending' && decides.some((action) => task.actions.includes(action)))

/** A task of mine, decided or given, that something can still be done about. */
export const taskFor = ({ runs }: Detail, action: string): Task | undefined =>
  runs.flatMap(({ tasks }) => tasks).find(({ actions }) => actions.includes(action))

export const isVoter = ({ parentTaskId, kind }: Task): boolean => parentTaskId === null && kind !== 'fix'

const gone = ['transferred', 'handed_over']

/** Who counts at a step: whoever passed it on does not. */
export const votersOf = ({ tasks }: Run): Task[] =>
  tasks.filter((task) => isVoter(task) && !gone.includes(task.status) && task.closeReason !== 'removed')

export type NextStep =
  | { readonly kind: 'others'; readonly people: readonly string[] }
  | { readonly kind: 'step'; readonly name: string; readonly people: readonly string[] }
  | { readonly kind: 'end' }

const together = ['all', 'percent', 'count', 'weight', 'sequential']

/** Where it goes when I agree: to those who decide with me, to the next step, or to its end. */
export const nextAfter = (detail: Detail, { run, task }: Mine): NextStep => {
  const others = votersOf(run).filter(({ id, status }) => id !== task.id && ['pending', 'waiting'].includes(status))
  if (task.parentTaskId === null && others.length > 0 && together.includes(run.mode ?? ''))
    return { kind: 'others', people: others.map(({ assignee }) => assignee) }
  const next = detail.future.find(
    ({ type, people }) => ['approve', 'handle', 'delay', 'sub'].includes(type) || (type === 'end' && people.length > 0),
  )
  return next ? { kind: 'step', name: next.name, people: next.people } : { kind: 'end' }
}

/** What a decision would be based on: as long as it is the same, a newer page shows nothing new. */
export const meaningOf = (detail: Detail): string =>
  JSON.stringify([
    detail.status,
    detail.suspended,
    detail.round,
    detail.sha256,
    detail.drifted,
    detail.comments.length,
    detail.runs.map(({ id, status, tasks }) => [id, status, tasks.map((task) => [task.id, task.status])]),
  ])
