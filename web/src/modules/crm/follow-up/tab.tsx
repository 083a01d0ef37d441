import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { crm, FollowPlan, FollowUp } from '@srm/api/crm'
import type { Result } from '@srm/api/endpoint'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatDateTime } from '@/lib/format.ts'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Muted, Row } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { RelatedCreate } from '@/ui/record-related/related-form.tsx'
import { Await } from '@/ui/states.tsx'
import { contactControl, CustomerScope } from '../contact/input.tsx'
import styles from '../crm.module.css'
import { followUpPaths } from '../crm.paths.ts'
import { useCrmText } from '../crm.texts.ts'
import { LogForm, refreshFollowing, type PlanInput } from './log.form.tsx'

type Plan = Result<typeof crm.followPlan.list>['items'][number]
type Entry = Result<typeof crm.followUp.list>['items'][number]

const maxShown = 50

const Photos = ({ value }: { readonly value: Entry['photos'] }): ReactNode =>
  value.length > 0 && <FieldView meta={metaOf(FollowUp.fields.photos)} value={value} />

const EntryLine = ({ entry }: { readonly entry: Entry }): ReactNode => (
  <li className={styles.entry}>
    <Row wrap gap={8}>
      <strong>
        <FieldView compact meta={metaOf(FollowUp.fields.type)} value={entry.type} />
      </strong>
      {entry.contact && <span>{entry.contact.name}</span>}
      <span className={styles.grow} />
      <Muted size="s">{entry.followedBy?.name}</Muted>
      <Link to={followUpPaths.detail(entry.id)}>
        <time>{formatDateTime(entry.at)}</time>
      </Link>
    </Row>
    <p className={styles.text}>{entry.content}</p>
    <Photos value={entry.photos} />
  </li>
)

const PlanLine = ({ plan, complete }: { readonly plan: Plan; readonly complete: () => void }): ReactNode => {
  const t = useCrmText()
  const may = useCan()
  const { mutate: cancel } = useMutate(crm.followPlan.cancel, {
    done: async () => {
      toast.success(t('plan.canceled'))
      await refreshFollowing()
    },
  })
  const [now] = useState(() => Date.now())
  const isLate = Date.parse(plan.at) < now
  const canChange = plan.actions.includes('update')
  return (
    <li className={styles.entry}>
      <Row wrap gap={8}>
        <strong>
          <FieldView compact meta={metaOf(FollowPlan.fields.type)} value={plan.type} />
        </strong>
        <span>{plan.content}</span>
        <span className={styles.grow} />
        {isLate && <span className={styles.late}>{t('plan.overdue')}</span>}
        <time>{formatDateTime(plan.at)}</time>
        {canChange && may('followUp:create') && (
          <Button size="small" onClick={complete}>
            {t('plan.complete')}
          </Button>
        )}
        {canChange && (
          <Button
            size="small"
            type="text"
            onClick={() => cancel({ params: { id: plan.id }, body: { version: plan.version } })}
          >
            {t('plan.cancel')}
          </Button>
        )}
      </Row>
    </li>
  )
}

type OpenDialog = 'log' | 'plan' | PlanInput

const Plans = ({ customerId, open }: { readonly customerId: string; readonly open: (what: OpenDialog) => void }) => {
  const t = useCrmText()
  const may = useCan()
  const filter = JSON.stringify([
    { field: 'customer', op: 'in', value: [customerId] },
    { field: 'status', op: 'in', value: ['planned'] },
  ])
  const { data } = useRead(crm.followPlan.list, { query: { filter, sort: 'at', pageSize: String(maxShown) } })
  const add = may('followPlan:create') && (
    <Button size="small" onClick={() => open('plan')}>
      {t('plan.open')}
    </Button>
  )
  return (
    <Panel title={t('plan.title')} extra={add}>
      {data?.items.length === 0 && <p className={styles.none}>{t('plan.empty')}</p>}
      {data && data.items.length > 0 && (
        <ul className={styles.list}>
          {data.items.map((plan) => (
            <PlanLine key={plan.id} plan={plan} complete={() => open(plan)} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** What is planned with a customer, and everything that was said so far, the newest first. */
export const FollowUpTab = ({ customerId }: { readonly customerId: string }): ReactNode => {
  const t = useCrmText()
  const may = useCan()
  const [opened, setOpened] = useState<OpenDialog>()
  const filter = JSON.stringify([{ field: 'customer', op: 'in', value: [customerId] }])
  const query = useRead(crm.followUp.list, { query: { filter, pageSize: String(maxShown) } })
  const close = (): void => setOpened(undefined)
  const log = may('followUp:create') && (
    <Button size="small" onClick={() => setOpened('log')}>
      {t('log.open')}
    </Button>
  )
  return (
    <>
      {may('followPlan:list') && <Plans customerId={customerId} open={setOpened} />}
      <Panel title={t('followUp.history')} extra={log}>
        <Await query={query} rows={3}>
          {({ items, nextCursor }) => (
            <>
              {items.length === 0 && <p className={styles.none}>{t('followUp.none')}</p>}
              {items.length > 0 && (
                <ul className={styles.list}>
                  {items.map((entry) => (
                    <EntryLine key={entry.id} entry={entry} />
                  ))}
                </ul>
              )}
              {nextCursor && (
                <p className={styles.more}>
                  <Link to={`${followUpPaths.list}?filter=${encodeURIComponent(filter)}`}>{t('followUp.more')}</Link>
                </p>
              )}
            </>
          )}
        </Await>
      </Panel>
      {opened === 'plan' && (
        <CustomerScope value={customerId}>
          <RelatedCreate
            record={FollowPlan}
            calls={crm.followPlan}
            by="customer"
            owner={customerId}
            defaults={{ type: 'phone' }}
            controls={{ contact: contactControl }}
            saved={refreshFollowing}
            close={close}
          />
        </CustomerScope>
      )}
      {opened && opened !== 'plan' && (
        <LogForm customerId={customerId} plan={opened === 'log' ? undefined : opened} close={close} />
      )}
    </>
  )
}
