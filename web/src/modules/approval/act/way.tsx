import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { approval } from '@srm/api/approval'
import type { Result } from '@srm/api/endpoint'
import { punctuation } from '@/lib/i18n.ts'
import { Muted, Row } from '@/ui/layout.tsx'
import { People } from './fields.tsx'
import { useText } from './act.texts.ts'
import bar from '../detail/detail.module.css'
import styles from '../detail/progress.module.css'

type Preview = Result<typeof approval.preview>

/** Whom somebody chose, by the step that asks for it. */
export type Selection = Readonly<Record<string, readonly string[]>>

/** What keeps it from being sent in; known before anybody tries. */
export const stuckAt = ({ ends }: Preview): 'nobody' | 'loop' | null =>
  ends === 'nobody' || ends === 'loop' ? ends : null

export const isChosen = (preview: Preview | undefined, chosen: Selection): boolean =>
  preview?.steps.every(({ nodeId, choose }) => !choose || (chosen[nodeId]?.length ?? 0) >= choose.min) ?? false

export const choicesOf = (chosen: Selection): Record<string, string[]> =>
  Object.fromEntries(Object.entries(chosen).map(([node, ids]) => [node, [...ids]]))

type Step = Preview['steps'][number]

/** Somebody is asked at the end itself when the document's own rules want them. */
const asksPeople = ({ type, people }: Step): boolean =>
  ['approve', 'handle', 'cc'].includes(type) || (type === 'end' && people.length > 0)

const Required = z.looseObject({ why: z.literal('required'), reason: z.string() })

type Props = { readonly preview: Preview; readonly chosen: Selection; readonly choose: (chosen: Selection) => void }

const RequiredBy = ({ note }: { readonly note: unknown }): ReactNode => {
  const t = useText()
  const { data } = Required.safeParse(note)
  return data ? (
    <Muted as="p" size="s">
      {t('submit.required', { reason: data.reason })}
    </Muted>
  ) : null
}

/** The way it will go, step by step, with a question where somebody has to be chosen. */
export const Way = ({ preview, chosen, choose }: Props): ReactNode => {
  const t = useText()
  const steps = preview.steps.filter(asksPeople)
  const stuck = stuckAt(preview)
  return (
    <>
      <p className={bar.next}>{t('submit.way', { name: preview.flow.name })}</p>
      {stuck && <Alert type="warning" showIcon title={t(`submit.${stuck}`)} description={t(`submit.${stuck}Hint`)} />}
      <ol style={{ marginTop: 16 }}>
        {steps.map(({ nodeId, name, people, note, choose: asks }, index) => (
          <li key={`${nodeId} ${String(index)}`} className={styles.run} data-state="future">
            <Row className={styles.runHead}>
              <strong>{name}</strong>
            </Row>
            <RequiredBy note={note} />
            <Muted as="p" size="s">
              {people.length > 0
                ? people.map((one) => one.name).join(punctuation('list'))
                : asks
                  ? ''
                  : t('submit.later')}
            </Muted>
            {asks && (
              <People
                label={t('submit.choose', { name })}
                value={chosen[nodeId] ?? []}
                onChange={(ids) => choose({ ...chosen, [nodeId]: ids.slice(0, asks.max) })}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
