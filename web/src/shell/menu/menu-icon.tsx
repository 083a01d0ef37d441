import { AppstoreOutlined } from '@ant-design/icons'
import { createElement, type ReactNode } from 'react'
import { iconNamed } from '@/ui/icons.ts'
import { iconAt } from '../pages.tsx'
import styles from './menu-icon.module.css'
import type { MenuNode } from './menu-model.ts'

/** A drawing of the company's own is only ever looked at: as a mask it can run nothing and takes the text's colour. */
const isDrawing = (address: string): boolean => /^(?:https:\/\/|\/(?!\/)|data:image\/svg\+xml[;,])/.test(address)

const Drawing = ({ address }: { readonly address: string }): ReactNode => (
  <span aria-hidden className={styles.drawing} style={{ maskImage: `url(${JSON.stringify(address)})` }} />
)

type Props = { readonly node: MenuNode; readonly lit?: boolean }

export const MenuIcon = ({ node, lit = false }: Props): ReactNode => {
  const { icon, activeIcon, isCustomSvg = false } = node.meta
  const name = lit ? (activeIcon ?? icon) : icon
  if (isCustomSvg && name !== undefined && isDrawing(name)) return <Drawing address={name} />
  const shape = (name === undefined ? undefined : iconNamed(name)) ?? iconAt(node.path) ?? AppstoreOutlined
  return (
    <span aria-hidden className={styles.icon}>
      {createElement(shape)}
    </span>
  )
}
