import { Alert, Button } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { inquiry, Purchase, type PurchasePreview } from '@srm/api/inquiry'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatDateTime } from '@/lib/format.ts'
import { punctuation, useLabel } from '@/lib/i18n.ts'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { SubmitDialog } from '@/modules/approval/index.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import { inquiryPath, purchasePaths } from '../inquiry.paths.ts'
import { StepForm } from '../monitor/step.forms.tsx'
import styles from './wizard.module.css'
import { useWizardText } from '../inquiry.texts.ts'

type Props = { readonly row: Purchase }
type PreviewProps = Props & { readonly preview: PurchasePreview }

const Findings = ({ row, preview }: PreviewProps): ReactNode => {
  const t = useWizardText()
  const say = useLabel()
  const { problems, warnings, approvalReasons, needsApproval, minQuotes, openMode } = preview
  const mode = metaOf(Purchase.fields.openMode).choices?.find(({ value }) => value === openMode)
  const reasons = approvalReasons.join(punctuation('list'))
  return (
    <Stack gap={8}>
      {row.status === 'pending' && <Alert type="info" showIcon title={t('pending')} />}
      {problems.length > 0 && (
        <Alert type="warning" showIcon title={t('problems')} description={problems.join(punctuation('list'))} />
      )}
      {warnings.length > 0 && (
        <Alert type="info" showIcon title={t('warnings')} description={warnings.join(punctuation('list'))} />
      )}
      {needsApproval && row.status === 'draft' && <Alert type="info" showIcon title={t('approval', { reasons })} />}
      <Muted>{t('rules', { count: minQuotes, mode: mode ? say(mode.label) : '' })}</Muted>
    </Stack>
  )
}

const Messages = ({ preview: { messages } }: Pick<PreviewProps, 'preview'>): ReactNode => {
  const t = useWizardText()
  return (
    <Panel title={t('messages.title', { count: messages.length })}>
      <Stack as="ul" gap={8} className={styles.list}>
        {messages.map(({ supplier, contact, mobile, text, length }) => (
          <Stack as="li" key={`${supplier}${mobile}`} gap={4}>
            <Muted size="s">
              {supplier} · {contact} {mobile} · {t('messages.length', { length })}
            </Muted>
            <span className={styles.sms}>{text}</span>
          </Stack>
        ))}
      </Stack>
    </Panel>
  )
}

const Seen = ({ row }: Props): ReactNode => {
  const t = useWizardText()
  return (
    <Panel title={t('seen.title')}>
      <Stack gap={8} className={styles.body}>
        <strong>{row.title}</strong>
        {row.deadline && <span>{t('seen.deadline', { at: formatDateTime(row.deadline) })}</span>}
        <Stack as="ol" gap={4} className={styles.seen}>
          {row.lines.map(({ id, name, quantity, unit, times, dateFrom, dateTo, requirement }) => (
            <li key={id}>
              {name} <span className={styles.amount}>{Number(quantity)}</span> {unit}
              {Number(times) !== 1 && ` × ${String(Number(times))}`}{' '}
              <Muted size="s">{[dateFrom, dateTo].filter(Boolean).join(' ~ ')}</Muted>
              {requirement && <Muted size="s"> {requirement}</Muted>}
            </li>
          ))}
        </Stack>
        {row.terms && <p className={styles.terms}>{row.terms}</p>}
        <Muted size="s">{t('seen.none')}</Muted>
      </Stack>
    </Panel>
  )
}

type ButtonsProps = Props & { readonly isReady: boolean; readonly begin: (step: 'submit' | 'extend') => void }

const submittable: readonly string[] = ['draft', 'rejected', 'withdrawn']

const Buttons = ({ row: { id, version, actions, status, needsApproval }, isReady, begin }: ButtonsProps): ReactNode => {
  const t = useWizardText()
  const go = useNavigate()
  const publish = useMutate(inquiry.publish, {
    done: () => {
      toast.success(t('published'))
      void go(inquiryPath(id), { replace: true })
    },
  })
  return (
    <Row wrap>
      <Button onClick={() => void go(inquiryPath(id, 'terms'))}>{t('back')}</Button>
      {needsApproval && submittable.includes(status) && (
        <Button type="primary" onClick={() => begin('submit')}>
          {t('submit')}
        </Button>
      )}
      {actions.includes('extend') && <Button onClick={() => begin('extend')}>{t('extend')}</Button>}
      {actions.includes('publish') && (
        <Button
          type="primary"
          disabled={!isReady}
          loading={publish.isPending}
          onClick={() => publish.mutate({ params: { id }, body: { version } })}
        >
          {t('publish')}
        </Button>
      )}
    </Row>
  )
}

/** The last look: what still stands in the way, the messages word for word, and what suppliers will see. */
export const PreviewStep = ({ row }: Props): ReactNode => {
  const { id } = row
  const [step, setStep] = useState<'submit' | 'extend'>()
  const close = (): void => setStep(undefined)
  const query = useRead(inquiry.preview, { params: { id } }, { noCache: true })
  const isReady = query.data?.problems.length === 0
  return (
    <Page
      title={row.title}
      note={row.code}
      back={purchasePaths.list}
      actions={<Buttons row={row} isReady={isReady} begin={setStep} />}
    >
      <Await query={query}>
        {(preview) => (
          <Stack gap={16}>
            <Findings row={row} preview={preview} />
            <Messages preview={preview} />
            <Seen row={row} />
          </Stack>
        )}
      </Await>
      {step === 'extend' && <StepForm name="extend" row={row} close={close} />}
      {step === 'submit' && (
        <Suspense>
          <SubmitDialog
            docType="purchase"
            docId={id}
            close={close}
            submitted={() => refreshFamily(inquiry.list, [id])}
          />
        </Suspense>
      )}
    </Page>
  )
}
