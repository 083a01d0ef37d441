import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { subjectOf, subjects, type Subject } from '#kernel/records/subjects.ts'

/** Records that have a page of their own can be put on paper. */
export const printableSubjects = (): readonly Subject[] => subjects().filter(({ show }) => show !== undefined)

/** The record, for whoever may see one of its kind; which of them is decided when it is read. */
export const printable = (ctx: Ctx, name: string): Subject => {
  const subject = subjectOf(name)
  if (!subject?.show) return fail('record.unknown_subject')
  return holds(ctx.session, subject.permission) ? subject : fail('session.forbidden')
}
