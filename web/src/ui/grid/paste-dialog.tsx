import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { useUiText } from '../ui.texts.ts'
import { useText, type GridText } from './grid.texts.ts'
import type { PastePlan, PasteProblem } from './model/paste.ts'
import { sizeOf } from './transfer.ts'
import styles from './paste-dialog.module.css'

const maxShown = 100

const reasonOf = (t: GridText, { reason }: PasteProblem): string =>
  typeof reason === 'string' ? t(`paste.${reason}`) : reason.text

type Props = { readonly plan: PastePlan; readonly paste: () => void; readonly close: () => void }

/** Says which cells do not fit, before anything is put in. */
export const PasteDialog = ({ plan, paste, close }: Props): ReactNode => {
  const t = useText()
  const ui = useUiText()
  const { problems } = plan
  const rest = sizeOf(plan)
  return (
    <Modal
      open
      width={640}
      title={t('paste.title', { count: problems.length })}
      okText={t('paste.ok', { count: rest })}
      cancelText={ui('cancel')}
      okButtonProps={{ disabled: rest === 0 }}
      onCancel={close}
      onOk={paste}
    >
      <p className={styles.hint}>{t('paste.hint')}</p>
      <div className={styles.list}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('paste.row')}</th>
              <th scope="col">{t('paste.column')}</th>
              <th scope="col">{t('paste.text')}</th>
              <th scope="col">{t('paste.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.slice(0, maxShown).map((problem) => (
              <tr key={`${String(problem.row)}.${String(problem.column)}`}>
                <td>{problem.row}</td>
                <td>{problem.title || t('paste.columnNumber', { index: problem.column })}</td>
                <td>{problem.text}</td>
                <td>{reasonOf(t, problem)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {problems.length > maxShown && (
        <p className={styles.hint}>{t('paste.more', { count: problems.length - maxShown })}</p>
      )}
    </Modal>
  )
}
