import { Button, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { inquiry, type Purchase, type PurchaseQuestion } from '@srm/api/inquiry'
import { formatDateTime } from '@/lib/format.ts'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import styles from './monitor.module.css'
import { useMonitorText } from '../inquiry.texts.ts'

type AnswerProps = { readonly one: PurchaseQuestion }

const AnswerForm = ({ one: { id, question } }: AnswerProps): ReactNode => {
  const t = useMonitorText()
  const [text, setText] = useState('')
  const send = useMutate(inquiry.answer, { done: () => toast.success(t('answered')) })
  const answer = text.trim()
  return (
    <Stack gap={6}>
      <Input.TextArea
        aria-label={t('answer.label', { question })}
        value={text}
        maxLength={500}
        autoSize={{ minRows: 2, maxRows: 6 }}
        onChange={({ target }) => setText(target.value)}
      />
      <Row justify="end">
        <Button
          type="primary"
          size="small"
          disabled={answer === ''}
          loading={send.isPending}
          onClick={() => send.mutate({ params: { id }, body: { answer } })}
        >
          {t('answer')}
        </Button>
      </Row>
    </Stack>
  )
}

type Props = { readonly row: Purchase }

/** What suppliers ask, answered to all of them. */
export const QuestionsPanel = ({ row: { id, actions } }: Props): ReactNode => {
  const t = useMonitorText()
  const query = useRead(inquiry.questions, { params: { id } })
  return (
    <Panel title={t('questions')} extra={<Muted size="s">{t('questions.hint')}</Muted>}>
      <Await query={query} rows={2}>
        {(questions) => (
          <Stack as="ul" gap={12} className={styles.list}>
            {questions.length === 0 && <Muted as="li">{t('questions.empty')}</Muted>}
            {questions.map((one) => (
              <Stack as="li" key={one.id} gap={4}>
                <span>{one.question}</span>
                <Muted size="s">{[one.supplier?.name, formatDateTime(one.askedAt)].filter(Boolean).join(' · ')}</Muted>
                {one.answer !== null && (
                  <div className={styles.answer}>
                    {one.answer}
                    <Muted as="div" size="s">
                      {t('answeredBy', { by: one.answeredBy ?? '', at: formatDateTime(one.answeredAt ?? '') })}
                    </Muted>
                  </div>
                )}
                {one.answer === null && actions.includes('answer') && <AnswerForm one={one} />}
              </Stack>
            ))}
          </Stack>
        )}
      </Await>
    </Panel>
  )
}
