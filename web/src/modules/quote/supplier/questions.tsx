import { useState, type ReactNode } from 'react'
import type { QuotePage } from '@srm/api/quote/external'
import { TextField } from '@/ui/external/fields.tsx'
import fields from '@/ui/external/fields.module.css'
import styles from '@/ui/external/parts.module.css'
import { useSupplierText } from '../quote.texts.ts'

type Props = {
  readonly page: Pick<QuotePage, 'questions' | 'state'>
  readonly isBusy: boolean
  readonly ask: (question: string) => Promise<boolean>
}

/** Questions and their answers; who asked is told to nobody. */
export const Questions = ({ page: { questions, state }, isBusy, ask }: Props): ReactNode => {
  const t = useSupplierText()
  const [question, setQuestion] = useState('')
  const send = async (): Promise<void> => {
    if (await ask(question.trim())) setQuestion('')
  }
  if (questions.length === 0 && state !== 'open') return null
  return (
    <details className={styles.card} open={questions.length > 0}>
      <summary>{questions.length > 0 ? t('questions.count', { count: questions.length }) : t('questions')}</summary>
      {questions.length > 0 && (
        <ul className={styles.questions}>
          {questions.map((one) => (
            <li key={`${one.question}${one.answer ?? ''}`}>
              <p>
                <b>{one.isOwn ? t('question.own') : t('question')}</b> {one.question}
              </p>
              <p>{one.answer ?? t('question.waiting')}</p>
            </li>
          ))}
        </ul>
      )}
      {state === 'open' && (
        <>
          <TextField label={t('question.ask')} lines={2} value={question} change={setQuestion} />
          <button
            type="button"
            className={fields.plain}
            disabled={isBusy || question.trim() === ''}
            onClick={() => void send()}
          >
            {t('question.send')}
          </button>
        </>
      )}
    </details>
  )
}
