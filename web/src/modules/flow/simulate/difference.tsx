import type { ReactNode } from 'react'
import type { approval } from '@srm/api/approval'
import type { Result } from '@srm/api/endpoint'
import { Stack } from '@/ui/layout.tsx'
import styles from './result.module.css'
import { useText, wordOr, type SimulateText } from './simulate.texts.ts'

export type CheckResult = Result<typeof approval.flow.cases.run>
export type CaseRun = CheckResult['cases'][number]
type Difference = CaseRun['differences'][number]

export const differenceWords = (t: SimulateText, { kind, name, before, after }: Difference): string => {
  const list = (people: readonly string[]): string => people.join(t('comma')) || t('diff.nobody')
  switch (kind) {
    case 'ends': {
      const word = ([ends = '']: readonly string[]): string => wordOr(t, `ends.${ends}`, 'ends.other')
      return t('diff.ends', { before: word(before), after: word(after) })
    }
    case 'order':
      return t('diff.order', { before: before.join(t('arrow')), after: after.join(t('arrow')) })
    case 'stuck':
      return after[0] === undefined ? t('diff.unstuck') : t('diff.stuck', { after: after[0] })
    case 'added':
    case 'removed':
    case 'people':
      return t(`diff.${kind}`, { name, before: list(before), after: list(after) })
  }
}

/** What comes out otherwise than it was saved, in words. */
export const Differences = ({ run }: { readonly run: CaseRun }): ReactNode => {
  const t = useText()
  const lines = [...new Set(run.differences.map((one) => differenceWords(t, one)))]
  return (
    <Stack as="ul" gap={4} className={styles.differences}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  )
}
