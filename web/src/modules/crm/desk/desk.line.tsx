import { CalendarOutlined, EditOutlined, PhoneOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FollowPlan, type DeskLine } from '@srm/api/crm'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatDateTime } from '@/lib/format.ts'
import { useCan } from '@/lib/session/can.tsx'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Muted, Row } from '@/ui/layout.tsx'
import { customerPaths } from '../crm.paths.ts'
import styles from './desk.module.css'
import { useDeskText } from '../crm.texts.ts'

const typeMeta = metaOf(FollowPlan.fields.type)

/** What a person does with a line, besides calling. */
export type DeskStep = 'log' | 'move' | 'plan'
export type OpenStep = (step: DeskStep, line: DeskLine) => void

/** A covered number cannot be dialled. */
const canDial = (telephone: string | null): telephone is string => telephone !== null && !telephone.includes('*')

const Steps = ({ line, open }: { readonly line: DeskLine; readonly open: OpenStep }): ReactNode => {
  const t = useDeskText()
  const may = useCan()
  const { customer, telephone, plan } = line
  const { name } = customer
  const next = plan ? 'move' : 'plan'
  const canLog = may('followUp:create')
  const canPlan = may(plan ? 'followPlan:update' : 'followPlan:create')
  return (
    <Row className={styles.steps ?? ''}>
      {canDial(telephone) && (
        <Button href={`tel:${telephone}`} icon={<PhoneOutlined aria-hidden />} aria-label={t('call.of', { name })}>
          {t('call')}
        </Button>
      )}
      {canLog && (
        <Button
          type="primary"
          icon={<EditOutlined aria-hidden />}
          aria-label={t('log.of', { name })}
          onClick={() => open('log', line)}
        >
          {t('log')}
        </Button>
      )}
      {canPlan && (
        <Button
          icon={<CalendarOutlined aria-hidden />}
          aria-label={t(plan ? 'move.of' : 'plan.of', { name })}
          onClick={() => open(next, line)}
        >
          {t(next)}
        </Button>
      )}
    </Row>
  )
}

/** Whom to speak with, why, and what was said last: big enough for a thumb. */
export const Line = ({ line, open }: { readonly line: DeskLine; readonly open: OpenStep }): ReactNode => {
  const t = useDeskText()
  const { section, customer, contact, telephone, plan, last } = line
  const people = [contact?.name, telephone].filter((word) => word !== undefined && word !== null)
  return (
    <li className={styles.line}>
      <div className={styles.facts}>
        <Row wrap gap={8} align="baseline" justify="between">
          <Link to={customerPaths.detail(customer.id)} className={styles.name}>
            {customer.name}
          </Link>
          {plan && (
            <time dateTime={plan.at} className={section === 'overdue' ? styles.late : undefined}>
              {formatDateTime(plan.at).slice(5)}
            </time>
          )}
        </Row>
        {plan && (
          <p className={styles.what}>
            <FieldView compact meta={typeMeta} value={plan.type} /> · {plan.content}
          </p>
        )}
        <Muted as="div" size="s">
          {[...people, ...(plan?.by ? [t('by', { name: plan.by.name })] : [])].join(' · ')}
        </Muted>
        <Muted as="div" size="s">
          {last ? t('last', { day: formatDateTime(last.at).slice(0, 10), topic: last.topic }) : t('never')}
        </Muted>
      </div>
      <Steps line={line} open={open} />
    </li>
  )
}
