import type { Strategy } from './tree/approver.ts'
import type { Facts, FactValue } from './tree/condition.ts'

export type PersonStatus = {
  readonly id: string
  readonly status: 'active' | 'disabled' | 'left'
  readonly dept: string | null
  /** Who took over from someone who left. */
  readonly successor: string | null
  /** The rule that holds now for someone away. */
  readonly away: { readonly substitute: string; readonly ruleId: string } | null
  /** Somebody of a supplier's, who comes by a link. */
  readonly external?: boolean
}
export type Department = { readonly id: string; readonly parent: string | null; readonly heads: readonly string[] }
/** Days that are not what their weekday says: true for a working Saturday, false for a holiday. */
export type Calendar = { readonly [day: string]: boolean }
export type Edits = { readonly [path: string]: FactValue }
/** Somebody the document's own module wants to have approved, whatever the flow looks like: one of these people. */
export type Requirement = { readonly people: readonly string[]; readonly reason: string }
export type NamedStrategy = Extract<Strategy, { by: 'field' | 'relation' | 'matrix' | 'supplierContact' | 'expr' }>

/** What the interpreter asks for while it works; whoever drives it answers from the database or from a table in a test. */
type QuestionCatalog = {
  facts: { ask: { edits: Edits }; answer: { values: Facts; hash: string } }
  standing: { ask: { ids: readonly string[] }; answer: readonly PersonStatus[] }
  department: { ask: { id: string }; answer: Department | null }
  members: {
    ask: { of: 'role' | 'post' | 'group'; ids: readonly string[]; managing: string | null }
    answer: readonly string[]
  }
  named: { ask: { strategy: NamedStrategy }; answer: readonly string[] }
  /** Who wrote the document down and whose it is. */
  owners: { ask: object; answer: readonly string[] }
  tenantAdmins: { ask: object; answer: readonly string[] }
  calendar: { ask: object; answer: Calendar }
  precheck: { ask: { nodeId: string }; answer: { readonly blocks: readonly string[] } }
  downstream: { ask: object; answer: readonly string[] }
  /** Who must have approved it before it is approved. */
  required: { ask: object; answer: readonly Requirement[] }
}

type Topic = keyof QuestionCatalog
export type Question = { [T in Topic]: { readonly ask: T } & Readonly<QuestionCatalog[T]['ask']> }[Topic]
export type Answer = QuestionCatalog[Topic]['answer']
export type AnswerTo<T extends Topic> = QuestionCatalog[T]['answer']

/** Work that may stop to ask. */
export type Dialogue<Result> = Generator<Question, Result, Answer>

export function* ask<T extends Topic>(question: Extract<Question, { ask: T }>): Dialogue<AnswerTo<T>> {
  return (yield question) as AnswerTo<T>
}
