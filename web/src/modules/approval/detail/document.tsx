import type { ReactNode } from 'react'
import type { Detail } from '@srm/api/approval'
import { useLabel } from '@/lib/i18n.ts'
import { FieldInput } from '@/ui/fields/field-input.tsx'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { fieldsOf, mineIn, type ShownField, type Edits } from './detail.model.ts'
import styles from './detail.module.css'
import { useText } from './detail.texts.ts'

const wide = ['longText', 'richText', 'attachments', 'images', 'rows']

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

type Props = {
  readonly detail: Detail
  readonly edits: Edits
  readonly edit: (path: string, value: unknown) => void
}

const Mark = ({ shown, changed, mine }: { shown: ShownField; changed: boolean; mine: boolean }): ReactNode => {
  const t = useText()
  if (mine && shown.access === 'required') return <span className={styles.mark}>{t('requiredMark')}</span>
  if (mine && shown.access === 'edit') return <span className={styles.mark}>{t('editMark')}</span>
  return changed && <span className={styles.mark}>{t('changedMark')}</span>
}

/** The document by what this person may see and change of it; what was left empty is not said. */
export const DocumentFields = ({ detail, edits, edit }: Props): ReactNode => {
  const say = useLabel()
  const mine = mineIn(detail) !== undefined
  const isWritten = ({ access }: ShownField): boolean => mine && (access === 'edit' || access === 'required')
  const isSaid = (shown: ShownField): boolean => isWritten(shown) || isFilled(detail.document[shown.path])
  return (
    <dl className={styles.facts}>
      {fieldsOf(detail)
        .filter(isSaid)
        .map((shown) => {
          const { path, meta, access } = shown
          const writes = isWritten(shown)
          const value = path in edits ? edits[path] : detail.document[path]
          return (
            <div key={path} className={styles.fact} data-wide={wide.includes(meta.kind)}>
              <dt>
                {say(meta.label)}
                <Mark shown={shown} changed={detail.changedInRound.includes(path)} mine={mine} />
              </dt>
              <dd>
                {writes ? (
                  <FieldInput
                    meta={meta}
                    label={say(meta.label)}
                    value={value}
                    onChange={(next) => edit(path, next ?? null)}
                  />
                ) : access === 'masked' ? (
                  <span>{typeof value === 'string' ? value : '—'}</span>
                ) : (
                  <FieldView meta={meta} value={value} />
                )}
              </dd>
            </div>
          )
        })}
    </dl>
  )
}
