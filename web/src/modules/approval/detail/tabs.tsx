import { Tabs } from 'antd'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import type { Detail } from '@srm/api/approval'
import { FileView } from '@srm/api/shared/fields'
import { Panel } from '@/ui/page.tsx'
import { slot } from '@/ui/slots.ts'
import { Muted } from '@/ui/layout.tsx'
import { formatMoney } from '@/lib/format.ts'
import { useUiText } from '@/ui/ui.texts.ts'
import { Comments } from './comments.tsx'
import { DocumentFields } from './document.tsx'
import { FlowTree } from './flow.tsx'
import { Log } from './log.tsx'
import { fieldsOf, type Edits } from './detail.model.ts'
import { Rounds } from './rounds.tsx'
import { useText } from './detail.texts.ts'
import styles from './detail.module.css'

type Fact = Detail['facts'][number]

const FactValue = ({ fact: { type, value } }: { readonly fact: Fact }): ReactNode => {
  const t = useUiText()
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  return type === 'money' ? formatMoney(value) : value
}

/** What the document's module worked out when it was submitted: the figures its way was decided by, above the form. */
const WorkedOut = ({ facts }: { readonly facts: readonly Fact[] }): ReactNode => {
  const t = useText()
  if (facts.length === 0) return null
  return (
    <section className={styles.workedOut} aria-label={t('workedOut')}>
      <h2>{t('workedOut')}</h2>
      <dl>
        {facts.map((fact) => (
          <div key={fact.path}>
            <dt>{fact.label}</dt>
            <dd>
              <FactValue fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const files = z.array(FileView).catch([])

/** The document's own, then what came with decisions and comments. */
const filesIn = (detail: Detail) => [
  ...fieldsOf(detail)
    .filter(({ meta }) => meta.kind === 'attachments' || meta.kind === 'images')
    .flatMap(({ path }) => files.parse(detail.document[path])),
  ...detail.attachments.map(({ file }) => file),
]

const Files = ({ detail }: { detail: Detail }): ReactNode => {
  const t = useText()
  const all = filesIn(detail)
  return (
    <div className={styles.padded}>
      {all.length === 0 ? (
        <Muted as="p" size="s">
          {t('noFiles')}
        </Muted>
      ) : (
        slot('fileList', { files: all, images: false })
      )}
    </div>
  )
}

type Props = {
  readonly detail: Detail
  readonly edits: Edits
  readonly edit: (path: string, value: unknown) => void
}

/** Everything about it, one thing at a time. */
export const DetailTabs = ({ detail, edits, edit }: Props): ReactNode => {
  const t = useText()
  const [open, setOpen] = useState('document')
  const said = detail.comments.filter(({ withdrawn }) => !withdrawn).length
  const tab = (key: string, label: string, content: ReactNode, count = 0) => ({
    key,
    label: (
      <>
        {label}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </>
    ),
    children: <Panel>{content}</Panel>,
  })
  const items = [
    tab(
      'document',
      t('tab.document'),
      <>
        <WorkedOut facts={detail.facts} />
        <DocumentFields detail={detail} edits={edits} edit={edit} />
      </>,
    ),
    tab('flow', t('tab.flow'), <FlowTree detail={detail} />),
    tab('log', t('tab.log'), <Log detail={detail} />),
    tab('comments', t('tab.comments'), <Comments detail={detail} />, said),
    tab('files', t('tab.files'), <Files detail={detail} />, filesIn(detail).length),
    ...(detail.round > 1 || detail.previous.length > 0
      ? [tab('rounds', t('tab.rounds'), <Rounds detail={detail} />)]
      : []),
  ]
  return (
    <div className={styles.main}>
      <Tabs className={styles.tabs ?? ''} aria-label={t('tabs')} activeKey={open} onChange={setOpen} items={items} />
    </div>
  )
}
