import { shanghaiTime } from '@srm/api/shared/date'
import { metaOf } from '@srm/api/shared/field-meta'
import { label, type Label, type Language } from '@srm/api/shared/label'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Task } from '@srm/flow/state'
import { nodesOf } from '@srm/flow/tree/shape'
import type { Ctx } from '#kernel/ctx.ts'
import type { Cells } from '#kernel/records/fields/row.ts'
import type { Trail, TrailLine } from '#modules/paper/index.ts'
import { own } from '../approval.db.ts'
import { readableFlowOf } from '../design/flow.cache.views.ts'
import { approvalForDocument } from '../run/document-approval.service.ts'
import { documents } from '../run/document.store.ts'
import { readState } from '../run/state.store.ts'
import { namesOf } from '../trial/preview.views.ts'

const results: Readonly<Partial<Record<Task['status'], Label>>> = {
  approved: label('同意', 'Approved'),
  rejected: label('拒绝', 'Rejected'),
  returned: label('退回', 'Returned'),
  transferred: label('转交', 'Transferred'),
  handed_over: label('交接', 'Handed over'),
  skipped: label('自动跳过', 'Skipped'),
}
const submitted = { step: label('提交', 'Submitted'), result: label('发起', 'Submitted') } as const

const at = (moment: number): string => shanghaiTime(new Date(moment)).slice(0, 16).replace('T', ' ')

const contactNames = async (ctx: Ctx, id: string): Promise<Record<string, string>> => {
  const rows = await own(ctx)
    .selectFrom('approval_external')
    .select(['contact_id', 'name'])
    .where('instance_id', '=', id)
    .execute()
  return Object.fromEntries(rows.map(({ contact_id, name }) => [contact_id, name]))
}

/** Who decided what, in the order it happened; what was cancelled is no decision. */
const linesOf = async (ctx: Ctx, id: string): Promise<TrailLine[]> => {
  const { state, versionId } = await readState(ctx, id)
  const steps = new Map(nodesOf(await readableFlowOf(ctx, versionId)).map((node) => [node.id, node.name]))
  const decided = state.tasks
    .flatMap((task) => {
      const result = results[task.status]
      return task.decidedAt === null || !result ? [] : [{ task, result, decidedAt: task.decidedAt }]
    })
    .toSorted((one, other) => one.decidedAt - other.decidedAt)
  const who = (task: Task): string => task.actedBy ?? task.assignee
  const { initiator, submittedAt } = state.instance
  const names = {
    ...(await namesOf(ctx, [initiator, ...decided.map(({ task }) => who(task))])),
    ...(await contactNames(ctx, id)),
  }
  const say = (words: Label): string => words[ctx.language]
  return [
    {
      step: say(submitted.step),
      who: names[initiator] ?? '',
      result: say(submitted.result),
      opinion: '',
      at: at(submittedAt),
    },
    ...decided.map(({ task, result, decidedAt }) => ({
      step: steps.get(task.nodeId) ?? '',
      who: names[who(task)] ?? '',
      result: say(result),
      opinion: task.opinion,
      at: at(decidedAt),
    })),
  ]
}

/** Until it is approved the paper says across each page what it is. */
const markOf = (record: RecordDefinition, { status }: Cells, language: Language): string | null => {
  const { status: field } = record.fields
  if (status === 'approved' || !field) return null
  return metaOf(field).choices?.find(({ value }) => value === status)?.label[language] ?? null
}

type TrailQuery = { readonly subject: string; readonly id: string; readonly row: Cells }

/** How a document was decided on, for its paper; its reader sees the document, and with it what was decided. */
export const trailOfDocument = async (ctx: Ctx, { subject, id, row }: TrailQuery): Promise<Trail | undefined> => {
  const document = documents().find(({ record }) => record.name === subject)
  if (!document) return undefined
  const open = await approvalForDocument(ctx, { docType: subject, docId: id })
  return { mark: markOf(document.record, row, ctx.language), lines: open ? await linesOf(ctx, open.id) : [] }
}
