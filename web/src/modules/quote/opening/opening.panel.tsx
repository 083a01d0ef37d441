import { LockOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { quote, type Opening } from '@srm/api/quote'
import { useMutate } from '@/lib/api/query.ts'
import { formatDateTime } from '@/lib/format.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { OpenButton } from './open.button.tsx'
import styles from './opening.module.css'
import { useOpeningText } from '../quote.texts.ts'
import { SurrogateDrawer } from './surrogate.drawer.tsx'

type Props = { readonly id: string; readonly opening: Opening }

const Late = ({ late }: { readonly late: Opening['late'][number] }): ReactNode => {
  const t = useOpeningText()
  const decide = useMutate(quote.opening.decideLate)
  const { id, supplier, by, at, reason, hasDocument, isApproved, canDecide } = late
  const act = (isYes: boolean): void => decide.mutate({ params: { id }, body: { isApproved: isYes } })
  return (
    <Row wrap justify="between">
      <Stack gap={2}>
        <strong>{supplier.name}</strong>
        <Muted size="s">
          {t('late.by', { by: by.name, time: formatDateTime(at) })} · {reason} ·{' '}
          {hasDocument ? t('late.document') : t('late.noDocument')}
        </Muted>
      </Stack>
      {isApproved !== null && <Muted>{isApproved ? t('late.approved') : t('late.rejected')}</Muted>}
      {canDecide && (
        <Row>
          <Button size="small" type="primary" loading={decide.isPending} onClick={() => act(true)}>
            {t('late.approve')}
          </Button>
          <Button size="small" onClick={() => act(false)}>
            {t('late.reject')}
          </Button>
        </Row>
      )}
    </Row>
  )
}

const Confirmations = ({ opening }: Pick<Props, 'opening'>): ReactNode => {
  const t = useOpeningText()
  return opening.confirmations.map(({ name, at, isBuyer }) => (
    <span key={at}>
      {name === null
        ? t('byClock', { time: formatDateTime(at) })
        : `${t('confirmed', { name, time: formatDateTime(at) })}${isBuyer ? t('buyer') : ''}`}
    </span>
  ))
}

/** Prices that wait until the rest is judged. */
const Technical = ({ given, needed }: NonNullable<Opening['technical']>): ReactNode => {
  const t = useOpeningText()
  const words = needed === 0 ? t('technical.none') : t('technical', { given, needed })
  return <span>{needed > 0 && given >= needed ? t('technical.done') : words}</span>
}

/** How quotes come to be opened: when, by whom, and what still has to be done. */
export const OpeningPanel = ({ id, opening }: Props): ReactNode => {
  const t = useOpeningText()
  const [isEntering, setIsEntering] = useState(false)
  const { stage, openMode, deadline, openedAt, openers, canOpen, canEnter, late, technical } = opening
  const isSealed = ['quoting', 'closed', 'failed'].includes(stage)
  return (
    <Panel>
      <div className={styles.panel}>
        <Row wrap justify="between" align="start">
          <Stack gap={4}>
            <strong>
              {isSealed && <LockOutlined aria-hidden />} {t(`mode.${openMode}`)}
            </strong>
            {isSealed && <Muted size="s">{t('sealed')}</Muted>}
            {deadline && isSealed && <span>{t('deadline', { time: formatDateTime(deadline) })}</span>}
            {openedAt && <span>{t('opened', { time: formatDateTime(openedAt) })}</span>}
            {technical && <Technical {...technical} />}
            <Confirmations opening={opening} />
            {openers.length > 0 && <Muted size="s">{t('openers', { names: openers.join('、') })}</Muted>}
          </Stack>
          <Row>
            {canEnter && <Button onClick={() => setIsEntering(true)}>{t('enter')}</Button>}
            {canOpen && <OpenButton id={id} opening={opening} />}
          </Row>
        </Row>
        {late.length > 0 && (
          <Stack>
            <strong>{t('late')}</strong>
            {late.map((one) => (
              <Late key={one.id} late={one} />
            ))}
          </Stack>
        )}
      </div>
      {isEntering && <SurrogateDrawer id={id} close={() => setIsEntering(false)} />}
    </Panel>
  )
}
