import { Segmented, Select } from 'antd'
import type { ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { ref } from '@srm/api/shared/fields'
import { Muted, Stack } from '@/ui/layout.tsx'
import { OneField, PersonField } from '../drawer/ids.tsx'
import { DateField } from '../drawer/number.tsx'
import type { Catalog } from '../flow.model.ts'
import { FactFields } from './facts.tsx'
import { begun, sources } from './simulate.model.ts'
import styles from './simulate.module.css'
import { useTrying } from './state.ts'
import { useText } from './simulate.texts.ts'

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode => (
  <div className={styles.field}>
    <span>{label}</span>
    {children}
  </div>
)

/** Who submits it, and on which day. */
const Submission = (): ReactNode => {
  const t = useText()
  const { trying, change } = useTrying()
  const { source, initiator, at } = trying
  return (
    <div className={styles.pair}>
      <div>
        <span>{t('initiator')}</span>
        <PersonField
          label={t('initiator')}
          value={initiator}
          change={(next) => change({ initiator: next, moves: [] })}
        />
        <Muted as="small" size="s">
          {initiator ? '' : t(`initiator.${source}`)}
        </Muted>
      </div>
      <div>
        <span>{t('at')}</span>
        <DateField label={t('at')} value={at} change={(next) => change({ at: next, moves: [] })} />
        <Muted as="small" size="s">
          {at ? '' : t('at.hint')}
        </Muted>
      </div>
    </div>
  )
}

/** What the flow is tried on: a document there is, or one that is made up here. */
export const SimulationInputs = ({ documents }: { readonly documents: readonly Catalog[] }): ReactNode => {
  const t = useText()
  const { trying, change } = useTrying()
  const { docType, source, docId, facts } = trying
  const document = documents.find((one) => one.docType === docType)
  return (
    <Stack gap={10} className={styles.given}>
      {documents.length > 1 && (
        <Row label={t('docType')}>
          <Select<string>
            className={styles.wide ?? ''}
            aria-label={t('docType')}
            value={docType}
            options={documents.map((one) => ({ value: one.docType, label: one.label }))}
            onChange={(next) => change(begun(next))}
          />
        </Row>
      )}
      <Segmented<(typeof sources)[number]>
        block
        aria-label={t('source')}
        value={source}
        options={sources.map((one) => ({ value: one, label: t(`source.${one}`) }))}
        onChange={(next) => change({ source: next, moves: [] })}
      />
      {source === 'document' ? (
        <Row label={t('document')}>
          <OneField
            key={docType}
            meta={metaOf(ref('单据', 'Document', docType))}
            label={t('document')}
            value={docId}
            change={(next) => change({ docId: next, moves: [] })}
          />
        </Row>
      ) : (
        <FactFields
          fields={document?.fields ?? []}
          facts={facts}
          change={(next) => change({ facts: next, moves: [] })}
        />
      )}
      <Submission />
    </Stack>
  )
}
