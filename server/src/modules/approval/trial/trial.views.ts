import type { HandlerResult } from '@srm/api/endpoint'
import type { approval } from '@srm/api/approval'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Refusal } from '@srm/flow/refusal'
import type { Run, State } from '@srm/flow/state'
import type { Flow } from '@srm/flow/tree/node'
import { placeOf } from '@srm/flow/tree/shape'
import type { Trial } from '@srm/flow/trial'
import type { Ctx } from '#kernel/ctx.ts'
import { describe } from '#kernel/errors.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import type { EvaluationContext } from '../detail/answer.views.ts'
import { noteWithoutValues } from '../detail/hidden.rules.ts'
import { isUuid } from '../people/people.views.ts'
import { choiceOf } from './preview.views.ts'
import { coveredIn } from './facts.rules.ts'

type View = HandlerResult<typeof approval.simulate>
type Step = View['steps'][number]
type Person = Step['people'][number]

const namesSql = `select u.id, u.name, d.name as department from user_ref u
  left join department_ref d on d.tenant_id = u.tenant_id and d.id = u.department_id
  where u.tenant_id = $1 and u.id = any($2::uuid[])`

export const peopleNamed = async (ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> => {
  const { rows } = await ctx.db.run<Person>(namesSql, [ctx.tenantId, [...new Set(ids)].filter(isUuid)])
  return new Map(rows.map((person) => [person.id, person]))
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Whom a step asks: those with a task of their own, or those a copy goes to. */
export const askedOn = (state: State, run: Run): readonly string[] => {
  if (run.nodeType === 'cc') return textsIn(run.resolution['people'] ?? [])
  return state.tasks
    .filter((task) => task.runId === run.id && task.parentTaskId === null)
    .map(({ assignee }) => assignee)
}

const phaseOf = (before: Run | undefined): Step['phase'] => {
  if (!before) return 'ahead'
  return before.status === 'active' ? 'now' : 'done'
}

const saidOn = (state: State | null, run: Run): string[] =>
  (state?.tasks ?? []).filter((task) => task.runId === run.id && task.parentTaskId === null).map(({ status }) => status)

/** In words, with the step it is about. */
const wordsOf = (ctx: Ctx, flow: Flow, { key, data }: Refusal): string => {
  const { message } = describe(`approval.${key}`, ctx.language)
  const node = typeof data['node'] === 'string' ? data['node'] : undefined
  const known = node === undefined ? undefined : nameIn(flow, node)
  return known ? `${known}${ctx.language === 'en' ? ': ' : '：'}${message}` : message
}

const nameIn = (flow: Flow, nodeId: string): string | undefined => {
  try {
    return placeOf(flow, nodeId).node.name
  } catch {
    return undefined
  }
}

/** How a trial stands and goes on, with names and reasons. */
export const shownTrial = async (ctx: Ctx, flow: Flow, matter: EvaluationContext, seen: Trial): Promise<View> => {
  const last = seen.ahead.state ?? seen.state
  const reached = new Map((seen.state?.runs ?? []).map((run) => [run.id, run]))
  const covered = coveredIn(matter.document.record, (meta) => isMasked(meta, ctx.session))
  const names = await peopleNamed(ctx, [
    matter.about.initiator,
    ...(last?.tasks.map(({ assignee }) => assignee) ?? []),
    ...textsIn(last?.runs.map(({ resolution }) => resolution) ?? []),
  ])
  const personOf = (id: string): Person =>
    names.get(id) ?? {
      id,
      name: matter.contacts.get(id)?.name ?? '',
      department: matter.contacts.get(id)?.company ?? null,
    }
  const steps = (last?.runs ?? []).map((run): Step => {
    const before = reached.get(run.id)
    const asked = before && seen.state ? seen.state : last
    const { node } = placeOf(flow, run.nodeId)
    return {
      nodeId: run.nodeId,
      name: node.name,
      type: node.type,
      phase: phaseOf(before),
      status: (before ?? run).status,
      mode: run.mode?.kind ?? null,
      people: (asked ? askedOn(asked, run) : []).map(personOf),
      said: before ? saidOn(seen.state, run) : [],
      choose: choiceOf(flow, run.nodeId),
      decision: noteWithoutValues(run.decision, covered),
      resolution: { ...run.resolution },
    }
  })
  const { end } = seen.ahead
  return {
    ends: end.at === 'end' ? end.status : end.refusal.key,
    blocked: end.at === 'end' ? null : wordsOf(ctx, flow, end.refusal),
    steps,
    waiting: seen.waiting.map(({ nodeId, person, external, moves }) => ({
      nodeId,
      person: external ? null : person,
      name: personOf(person).name,
      moves: [...moves],
    })),
    stuck: seen.stuck && { at: seen.stuck.at, message: wordsOf(ctx, flow, seen.stuck.refusal) },
    people: Object.fromEntries([...names.values()].map(({ id, name }) => [id, name])),
    initiator: personOf(matter.about.initiator),
    at: shanghaiDay(new Date(matter.now)),
  }
}
