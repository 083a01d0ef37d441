import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { closeShortcutSheet, useShortcutGroups } from '@/lib/shortcuts/shortcuts.ts'
import { useHelpText } from '../shell.texts.ts'
import styles from './shortcuts.module.css'

/** What the keyboard does on the page in sight and everywhere. */
export const ShortcutSheet = (): ReactNode => {
  const t = useHelpText()
  const groups = useShortcutGroups()
  return (
    <Modal open width={640} title={t('shortcuts')} footer={null} onCancel={closeShortcutSheet}>
      <div className={styles.groups}>
        {groups.map(({ title, shortcuts }) => (
          <section key={title} aria-label={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.list}>
              {shortcuts.map(({ keys, label }) => (
                <div key={label} className={styles.shortcut}>
                  <dt>{label}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}
