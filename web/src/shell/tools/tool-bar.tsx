import { BgColorsOutlined, EllipsisOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, useRef, useState, type ReactNode } from 'react'
import { useSettings } from '@/lib/settings.ts'
import { Menu } from '@/ui/record-list/menu.tsx'
import { Pop } from '@/ui/record-list/filter/pop.tsx'
import { useColorTool, useTools, type Tool } from './tool-list.tsx'
import styles from './tools.module.css'
import { useToolsText } from '../shell.texts.ts'

const ColorChoice = lazy(async () => ({ default: (await import('../theme/color.choice.tsx')).ColorChoice }))

const ToolButton = ({ tool: { name, label, icon, run, lang } }: { readonly tool: Tool }): ReactNode => {
  const [runs, setRuns] = useState(0)
  return (
    <Button
      type="text"
      lang={lang}
      aria-label={label}
      title={label}
      icon={
        // Drawn anew with every press, so that it turns every time.
        <span key={runs} className={runs > 0 && name === 'refresh' ? styles.turning : undefined}>
          {icon}
        </span>
      }
      onClick={({ currentTarget }) => {
        setRuns(runs + 1)
        run(currentTarget)
      }}
    />
  )
}

const ColorTool = (): ReactNode => {
  const t = useToolsText()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        ref={opener}
        type="text"
        icon={<BgColorsOutlined aria-hidden />}
        aria-label={t('color')}
        aria-haspopup="dialog"
        aria-expanded={open}
        title={t('color')}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Pop anchor={opener} label={t('color')} close={() => setOpen(false)} end>
          <div className={styles.colors}>
            <ColorChoice />
          </div>
        </Pop>
      )}
    </>
  )
}

/** On a narrow screen the tools wait behind one button, with their names. */
const MoreTools = ({ tools }: { readonly tools: readonly Tool[] }): ReactNode => {
  const t = useToolsText()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const run = (tool: Tool): void => {
    if (opener.current) tool.run(opener.current)
  }
  return (
    <>
      <Button
        ref={opener}
        type="text"
        icon={<EllipsisOutlined aria-hidden />}
        aria-label={t('more')}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Menu
          anchor={opener}
          label={t('more')}
          close={() => setOpen(false)}
          items={tools.map((tool) => ({ key: tool.name, label: tool.label, icon: tool.icon, act: () => run(tool) }))}
        />
      )}
    </>
  )
}

export const ToolBar = (): ReactNode => {
  const tools = useTools().filter(({ inHeader }) => inHeader)
  const mobile = useSettings(({ device }) => device === 'mobile')
  const colors = useColorTool() === 'header'
  if (mobile) return tools.length > 0 ? <MoreTools tools={tools} /> : null
  return (
    <>
      {tools.map((tool) => (
        <ToolButton key={tool.name} tool={tool} />
      ))}
      {colors && <ColorTool />}
    </>
  )
}
