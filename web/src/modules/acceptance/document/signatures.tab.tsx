import type { ReactNode } from 'react'
import { acceptance, type SignatureView } from '@srm/api/acceptance'
import { useRead } from '@/lib/api/query.ts'
import { formatDateTime } from '@/lib/format.ts'
import { DrawnName } from '@/ui/external/drawn-name.tsx'
import { Muted, Row } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { Status } from '@/ui/status.tsx'
import styles from './acceptance.module.css'
import { useAcceptanceText } from '../acceptance.texts.ts'

const Signature = ({ one }: { readonly one: SignatureView }): ReactNode => {
  const t = useAcceptanceText()
  const { kind, name, at, address, sha256, drawing, note, voidedAt, voidReason } = one
  return (
    <li className={styles.signature} data-void={voidedAt !== null || undefined}>
      <Row justify="between" wrap>
        <strong>{name}</strong>
        <Status color={kind === 'signed' ? 'green' : 'orange'}>{t(`signature.${kind}`)}</Status>
      </Row>
      <Muted size="s">{t('signature.from', { at: formatDateTime(at), address })}</Muted>
      {note && <p className={styles.note}>{note}</p>}
      {drawing && <DrawnName strokes={drawing} label={t('signature.drawing', { name })} />}
      <Muted size="s">{t('signature.hash')}</Muted>
      <code className={styles.hash}>{sha256}</code>
      {voidedAt !== null && <Muted size="s">{t('signature.void', { reason: voidReason ?? '' })}</Muted>}
    </li>
  )
}

/** What the supplier signed or objected to, and what it looked like then. */
export const Signatures = ({ id }: { readonly id: string }): ReactNode => {
  const t = useAcceptanceText()
  const read = useRead(acceptance.acceptance.signatures, { params: { id } })
  return (
    <Await query={read} rows={3}>
      {(all) =>
        all.length === 0 ? (
          <State title={t('signatures.none')} />
        ) : (
          <Panel>
            <ol className={styles.signatures}>
              {all.map((one) => (
                <Signature key={one.id} one={one} />
              ))}
            </ol>
          </Panel>
        )
      }
    </Await>
  )
}
