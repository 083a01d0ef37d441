import { Button } from 'antd'
import { useState, type ComponentType, type ReactNode } from 'react'
import { external, type ExternalLink } from '@srm/api/external'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { formatDateTime } from '@/lib/format.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Muted, Row as Line } from '@/ui/layout.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { Await, State } from '@/ui/states.tsx'
import { Status } from '@/ui/status.tsx'
import { GuestComments } from './guest-comments.tsx'
import { useLinkText } from './external.texts.ts'
import styles from './link.module.css'

const colors = { open: 'green', expired: 'grey', revoked: 'red' } as const

const Visits = ({ visits }: Pick<ExternalLink, 'visits'>): ReactNode => {
  const t = useLinkText()
  if (visits.length === 0) return <Muted size="s">{t('unvisited')}</Muted>
  return (
    <ul className={styles.visits} aria-label={t('visits')}>
      {visits.map(({ what, at, address }) => (
        <li key={`${at} ${what}`}>
          <span>{t(what)}</span>
          <time>{formatDateTime(at)}</time>
          <Muted size="s">{address}</Muted>
        </li>
      ))}
    </ul>
  )
}

type LinkProps = { readonly link: ExternalLink; readonly revoke: (link: ExternalLink) => void }

const LinkCard = ({ link, revoke }: LinkProps): ReactNode => {
  const t = useLinkText()
  const resend = useMutate(external.resend, { done: () => toast.success(t('resent')) })
  const { id, title, contact, company, mobile, state, sentAt, sentTimes, expiresAt, visits } = link
  return (
    <li className={styles.card}>
      <Line justify="between">
        <strong>
          {contact} {mobile}
        </strong>
        <Status color={colors[state]}>{t(state)}</Status>
      </Line>
      <Muted size="s">{[title, company].filter(Boolean).join(' · ')}</Muted>
      <Muted size="s">
        {sentAt ? t('sent', { count: sentTimes, at: formatDateTime(sentAt) }) : t('unsent')} ·{' '}
        {t('until', { at: formatDateTime(expiresAt) })}
      </Muted>
      <Visits visits={visits} />
      {state !== 'revoked' && (
        <Line>
          <Button size="small" loading={resend.isPending} onClick={() => resend.mutate({ params: { id } })}>
            {t('resend')}
          </Button>
          <Button size="small" danger onClick={() => revoke(link)}>
            {t('revoke')}
          </Button>
        </Line>
      )}
    </li>
  )
}

const LinkList = ({ links }: { readonly links: readonly ExternalLink[] }): ReactNode => {
  const t = useLinkText()
  const [revoked, setRevoked] = useState<ExternalLink>()
  const { mutateAsync, isPending } = useMutate(external.revoke, { done: () => toast.success(t('revoke.done')) })
  if (links.length === 0) return <State title={t('none.title')} />
  return (
    <>
      <ul className={styles.links}>
        {links.map((link) => (
          <LinkCard key={link.id} link={link} revoke={setRevoked} />
        ))}
      </ul>
      {revoked && (
        <ConfirmDialog
          open
          title={t('revoke.title', { name: revoked.contact })}
          ok={t('revoke')}
          busy={isPending}
          confirm={() => mutateAsync({ params: { id: revoked.id } })}
          close={() => setRevoked(undefined)}
        >
          {t('revoke.hint')}
        </ConfirmDialog>
      )}
    </>
  )
}

/** The links of one kind of record, on its page. */
export const linkTabFor = (subject: string): ComponentType<{ readonly row: Row }> => {
  const LinkTab = ({ row }: { readonly row: Row }): ReactNode => {
    const links = useRead(external.links, { params: { subject, id: row.id } })
    return (
      <>
        <Await query={links}>{(found) => <LinkList links={found} />}</Await>
        <GuestComments subject={subject} id={row.id} />
      </>
    )
  }
  return LinkTab
}
