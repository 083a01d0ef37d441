import { optional } from '@srm/api/shared/field-meta'
import { bool, choice, integer, tags, text } from '@srm/api/shared/fields'

/** What came with the product keeps its kind, its name and what it shows. */
export const shipped = {
  path: text('路径', 'Path', { max: 500 }),
  redirect: optional(text('重定向', 'Redirect', { max: 200 })),
  sort: optional(integer('排序', 'Order', { max: 100_000 })),
}

export const main = {
  type: choice('类型', 'Type', [
    ['directory', '目录', 'Directory'],
    ['menu', '菜单或链接', 'Page or link'],
    ['button', '按钮', 'Button'],
  ]),
  name: text('路由名称', 'Route name', { max: 50 }),
  ...shipped,
  component: optional(text('页面组件', 'Page component', { max: 100 })),
  permission: optional(text('权限码', 'Permission code', { max: 60 })),
}

export const names = {
  title: text('显示名称', 'Title', { max: 30 }),
  icon: optional(text('图标', 'Icon', { max: 50 })),
  activeIcon: optional(text('选中图标', 'Active icon', { max: 50 })),
  badge: optional(text('角标', 'Badge', { max: 10 })),
  target: optional(
    choice('打开方式', 'Opens in', [
      ['_self', '当前窗口', 'This window'],
      ['_blank', '新窗口', 'A new window'],
    ]),
  ),
  activeMenu: optional(text('高亮的菜单路径', 'Lit menu path', { max: 200 })),
  guard: tags('访问所需权限码', 'Codes needed to open', { max: 20, length: 60 }),
}

export const switches = {
  hidden: bool('在菜单中隐藏', 'Hidden in the menu'),
  dot: bool('显示红点', 'Shows a dot'),
  isCustomSvg: bool('自定义 SVG 图标', 'Own SVG icon'),
  fullscreen: bool('打开后全屏', 'Opens full screen'),
  levelHidden: bool('隐藏本级，直接显示下级', 'Skips its own level'),
  noKeepAlive: bool('不缓存页面', 'Not kept alive'),
  noClosable: bool('标签不可关闭', 'Tab cannot be closed'),
  tabHidden: bool('不显示标签', 'Has no tab'),
  dynamicNewTab: bool('每次打开新标签', 'A new tab each time'),
  breadcrumbHidden: bool('不显示面包屑', 'Not in the breadcrumb'),
  noColumn: bool('分栏布局时收起侧栏', 'Folds the column layout'),
}
