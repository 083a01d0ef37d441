import type { ReactNode } from 'react'
import { useProblemText } from './problem.texts.ts'

type Props = { readonly code: string; readonly data: Readonly<Record<string, unknown>> }

export const ProblemLine = (told: Props): ReactNode => useProblemText()(told)
