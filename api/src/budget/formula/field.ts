import { z } from 'zod'
import { field } from '../../shared/field-meta.ts'
import { label, type Label } from '../../shared/label.ts'
import { maxFormulaLength, parseFormula } from './parse.ts'

const problem = (text: string): Label | undefined => parseFormula(text).error?.message

/** How many of a thing an event takes, by its figures; what cannot be read says where and why. */
export const quantityFormula = () =>
  field(
    z
      .string()
      .trim()
      .min(1, { error: '不能为空' })
      .superRefine((text, issues) => {
        const wrong = problem(text)
        if (wrong) issues.addIssue({ code: 'custom', message: wrong.zh })
      }),
    { kind: 'text', label: label('数量公式', 'Quantity formula'), max: maxFormulaLength, problem },
  )
