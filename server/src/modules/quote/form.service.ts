import type { QuoteForm } from '@srm/api/quote/form'
import { shanghaiDay } from '@srm/api/shared/date'
import { label, type Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { findProblem, type FormProblem } from './lines.rules.ts'
import { askedLines } from './lines.views.ts'
import { assertFiles } from './seal/file.store.ts'
import type { Seat } from './seal/version.store.ts'

type LineProblem = Extract<FormProblem, { key: 'line' }>['what']

const lineWords: Readonly<Record<LineProblem, Label>> = {
  price: label('请填写价格', 'the price is missing'),
  quantity: label('数量不能超过所需数量', 'more than asked for, or too little'),
  question: label('有必填项未填', 'an answer is missing'),
  cost: label('请填写全部费用项', 'a cost item is missing'),
  block: label('日期不在需求日期内', 'a date is not among those asked for'),
  alternate: label('请说明替代方案', 'say what the alternative is'),
}

const figure = (value: number): Label => ({ zh: String(value), en: String(value) })

const refuse = (problem: FormProblem): never => {
  if (problem.key === 'line')
    return fail('quote.line', { words: { line: figure(problem.line), what: lineWords[problem.what] } })
  if (problem.key === 'partial') return fail('quote.partial', { words: { count: figure(problem.count) } })
  return fail(`quote.${problem.key}`)
}

type Terms = { readonly allowsPartial: boolean; readonly allowsAlternate: boolean }

/** Answers what is asked for, line by line, with files of this supplier. */
export const assertForm = async (ctx: Ctx, seat: Seat, form: QuoteForm, terms: Terms): Promise<void> => {
  const asked = await askedLines(ctx, seat.purchaseId)
  const problem = findProblem(form, asked, { ...terms, today: shanghaiDay(new Date()) })
  if (problem) refuse(problem)
  if (form.technicalFiles.some((id) => !form.attachments.includes(id))) fail('quote.files')
  await assertFiles(ctx, seat, form.attachments)
}
