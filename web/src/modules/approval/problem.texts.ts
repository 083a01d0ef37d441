import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './problem.zh.ts'

const { t, useText } = defineTexts('approvalProblem', zh, async () => (await import('./problem.en.ts')).en)

type CodeOf<K> = K extends `problem.${infer Code}` ? Code : never
type KnownCode = CodeOf<keyof typeof zh>
type ProblemData = { readonly code: string; readonly data: Readonly<Record<string, unknown>> }

const isKnown = (code: string): code is KnownCode => `problem.${code}` in zh

/** What a check found, in words; a code this page does not know yet is shown as it is. */
export const problemText = ({ code, data }: ProblemData): string =>
  isKnown(code) ? t(`problem.${code}`, data as Record<string, string>) : code

/** The same for a page, which waits for its language. */
export const useProblemText = (): ((told: ProblemData) => string) => {
  useText()
  return problemText
}
