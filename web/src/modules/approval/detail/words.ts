import type { Detail } from '@srm/api/approval'
import { z } from 'zod'
import { punctuation } from '@/lib/i18n.ts'
import { fieldsOf, type FlowBranch, type Rule, type Run, type Task } from './detail.model.ts'
import { wordFor, type DetailText } from './detail.texts.ts'

type NameSource = Pick<Detail, 'people'>
type RunReason = Pick<Run, 'resolution' | 'decision' | 'status'>

export const nameIn = ({ people }: NameSource, id: string | null | undefined): string => (id ? (people[id] ?? '—') : '')
export const namesIn = (detail: NameSource, ids: readonly string[], t: DetailText): string =>
  ids.map((id) => nameIn(detail, id)).join(t('comma'))

const minute = 60_000

/** How long it took, no more exactly than anybody wants to know. */
export const spanOf = (t: DetailText, from: string, to: string | null): string => {
  const minutes = Math.max(1, Math.round((Date.parse(to ?? new Date().toISOString()) - Date.parse(from)) / minute))
  if (minutes < 60) return t('time.minutes', { count: minutes })
  if (minutes < 48 * 60) return t('time.hours', { count: Math.round(minutes / 60) })
  return t('time.days', { count: Math.round(minutes / 60 / 24) })
}

/** Still waiting although its time is over. */
export const isLate = ({ status, dueAt }: Task): boolean =>
  status === 'pending' && dueAt !== null && Date.parse(dueAt) < Date.now()

/** Why a task was closed by the system, in words. */
export const closedWords = (t: DetailText, { status, closeReason, auto }: Task): string => {
  const why = (closeReason ?? '').split(':')[0] ?? ''
  if (status === 'skipped' && !auto && why !== 'dedupe') return t('close.abstained')
  return ['skipped', 'cancelled', 'handed_over'].includes(status) ? wordFor(t, `close.${why}`, '') : ''
}

const Resolution = z.looseObject({
  why: z.string().optional(),
  empty: z.string().optional(),
  /** What the document's own module says why these people are asked. */
  reason: z.string().default(''),
  named: z
    .array(z.union([z.string(), z.looseObject({ by: z.string(), found: z.array(z.string()).default([]) })]))
    .default([]),
  dropped: z.array(z.looseObject({ id: z.string(), why: z.string() })).default([]),
})

const Override = z.looseObject({
  rule: z.literal('admin'),
  reason: z.string().default(''),
  admins: z.array(z.string()).default([]),
})

/** Who went over the heads of a step's people, whether a second one agreed, and why. */
const overrideWords = (t: DetailText, detail: NameSource, decision: Run['decision']): string | undefined => {
  const found = Override.safeParse(decision).data
  if (!found) return undefined
  const names = namesIn(detail, found.admins, t)
  const who = found.admins.length > 1 ? t('skip.agreed', { names }) : t('skip.admin', { name: names })
  return [who, found.reason].filter(Boolean).join(t('colon'))
}

/** What the system or an administrator did instead of finding somebody, where they had to. */
export const insteadWords = (t: DetailText, detail: NameSource, run: RunReason): string => {
  const { why, empty, reason } = Resolution.safeParse(run.resolution).data ?? {}
  if (why === 'noHuman') return t('noHuman')
  if (why === 'required') return t('required', { reason: reason ?? '' })
  if (empty) return wordFor(t, `empty.${empty}`, '')
  const rule = run.decision['rule']
  if (rule === 'cap') return t('skip.cap')
  const override = run.status === 'skipped' ? overrideWords(t, detail, run.decision) : undefined
  if (override !== undefined) return override
  return run.status === 'skipped' && rule ? t('skip.rule') : ''
}

/** Step by step how these people were found. */
export const whyWords = (t: DetailText, detail: NameSource, run: RunReason): string[] => {
  const found = Resolution.safeParse(run.resolution).data
  if (!found) return []
  const named = found.named.map((one) => {
    if (typeof one === 'string') return wordFor(t, `by.${one}`, one)
    const how = wordFor(t, `by.${one.by}`, one.by)
    return one.found.length > 0
      ? t('why.found', { how, people: namesIn(detail, one.found, t) })
      : t('why.none', { how })
  })
  const dropped = found.dropped.map(({ id, why }) => wordFor(t, `dropped.${why}`, '', { name: nameIn(detail, id) }))
  const instead = insteadWords(t, detail, run)
  return [...named, ...dropped, ...(instead ? [instead] : [])]
}

const plain = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(plain).join(punctuation('list'))
  if (typeof value === 'object' && value !== null) return plain((value as { id?: unknown }).id ?? '')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

const ruleWords = (t: DetailText, labels: ReadonlyMap<string, string>, rule: Rule): string => {
  const about = labels.get(rule.path ?? '') ?? rule.path ?? ''
  const verb = wordFor(t, `op.${rule.op}`, t('op.other'))
  return [about, verb, plain(rule['value'] ?? rule['values'])].filter(Boolean).join(' ')
}

export const labelsOf = (detail: Detail, say: (label: { zh: string; en: string }) => string): Map<string, string> =>
  new Map(fieldsOf(detail).map(({ path, meta }) => [path, say(meta.label)]))

/** A branch's condition as a sentence. */
export const conditionWords = (t: DetailText, labels: ReadonlyMap<string, string>, { when }: FlowBranch): string => {
  if (!when) return t('otherwise')
  const [inner, outer] = when.match === 'anyOfAll' ? [t('and'), t('or')] : [t('or'), t('and')]
  return when.groups.map((group) => group.map((rule) => ruleWords(t, labels, rule)).join(inner)).join(outer)
}

const Decision = z.looseObject({
  chosen: z.array(z.string()).default([]),
  rules: z
    .array(
      z.looseObject({
        branch: z.string(),
        rules: z.array(z.looseObject({ path: z.string().optional(), fact: z.unknown() })).default([]),
      }),
    )
    .default([]),
})

/** Which branch was taken, and the values it was judged by. */
export const choiceOf = (
  t: DetailText,
  labels: ReadonlyMap<string, string>,
  run: Run,
): { chosen: readonly string[]; facts: string } => {
  const { chosen, rules } = Decision.safeParse(run.decision).data ?? { chosen: [], rules: [] }
  const judged = rules
    .flatMap((one) => one.rules)
    .filter(({ path, fact }) => path && fact !== undefined && fact !== null)
  const told = new Map(judged.map(({ path = '', fact }) => [path, plain(fact)]))
  const facts = [...told].map(([path, value]) => t('actual', { name: labels.get(path) ?? path, value }))
  return { chosen, facts: facts.join(punctuation('comma')) }
}
