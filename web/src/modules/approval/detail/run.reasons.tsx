import type { ReactNode } from 'react'
import type { Detail } from '@srm/api/approval'
import { useText } from './detail.texts.ts'
import { whyWords } from './words.ts'

type Props = {
  readonly people: Detail['people']
  readonly run: Pick<Detail['runs'][number], 'resolution' | 'decision' | 'status'>
  readonly className: string
}

/** Why it is these people, in the words of the detail page. */
export const RunReasons = ({ people, run, className }: Props): ReactNode => {
  const t = useText()
  const words = whyWords(t, { people }, run)
  return words.length === 0 ? null : (
    <ul className={className}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}
