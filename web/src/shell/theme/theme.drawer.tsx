import { Button, Drawer } from 'antd'
import type { ReactNode } from 'react'
import { saveTheme, useSettings } from '@/lib/settings.ts'
import { toast } from '@/lib/toast.ts'
import { FrameOptions } from './options.frame.tsx'
import { LookOptions } from './options.look.tsx'
import { ShownOptions } from './options.shown.tsx'
import { closeThemeDrawer, useDrawer } from './drawer-store.ts'
import { restoreDefaults } from './switching.ts'
import styles from './theme.module.css'
import { useThemeText } from '../shell.texts.ts'

const width = { desktop: 337, mobile: 280 } as const

/** What is changed here shows at once; it lasts when it is saved. */
export const ThemeDrawer = (): ReactNode => {
  const t = useThemeText()
  const open = useDrawer((drawer) => drawer.open)
  const device = useSettings((settings) => settings.device)
  const save = (): void => {
    saveTheme()
    closeThemeDrawer()
    toast.success(t('saved'))
  }
  return (
    <Drawer
      title={t('title')}
      placement="right"
      size={width[device]}
      open={open}
      // What is changed is judged on the page beside it, which therefore stays as it is.
      mask={device === 'mobile'}
      onClose={closeThemeDrawer}
      styles={{ body: { padding: '8px 20px 24px' }, header: { padding: '12px 20px' } }}
      footer={
        <div className={styles.foot}>
          <Button onClick={restoreDefaults}>{t('restore')}</Button>
          <Button type="primary" onClick={save}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <LookOptions />
      <FrameOptions />
      <ShownOptions />
    </Drawer>
  )
}
