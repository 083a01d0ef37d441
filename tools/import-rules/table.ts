import { layerRules } from './layers.ts'

export type Rule = {
  readonly name: string
  readonly from: RegExp
  /** Files matched by `from` that the rule leaves alone. */
  readonly except?: RegExp
  /** Pattern of what may not be imported; `$1`, `$2` stand for the groups of `from`. */
  readonly notTo: string
  /** What `notTo` is held against: the place imported (default), the text as written, or the form of the import. */
  readonly of?: 'to' | 'specifier' | 'form'
  /** A type-only import disappears before the program runs, so some rules let it pass. */
  readonly valuesOnly?: true
  readonly why: string
}

const tests = /\.(?:test|spec)\.tsx?$/
const insideEntry = '(?!index\\.tsx?$|external\\.ts$|[^/]+\\.fixture\\.ts$)'

const workspaceRules: readonly Rule[] = [
  {
    name: 'api-is-leaf',
    from: /^api\//,
    notTo: '^(?:server|web|e2e|flow|tools)/',
    why: 'both sides import the contract, so it can know neither',
  },
  {
    name: 'api-packages',
    from: /^api\//,
    except: tests,
    notTo: '^(?:npm:(?!zod$|decimal\\.js$)|node:)',
    why: 'the contract runs in the browser and on the server and carries zod and decimal.js only',
  },
  {
    name: 'api-file-alone',
    from: /^api\/src\/(?!shared\/|index\.ts$|modules\.ts$|endpoint\.ts$)([^/.]+)[/.]/,
    except: tests,
    notTo: '^api/src/(?!shared/|endpoint\\.ts$|$1[/.])',
    why: "a module's contract stands on the shared vocabulary, not on another module's contract",
  },
  {
    name: 'api-shared-is-low',
    from: /^api\/src\/(?:shared\/|endpoint\.ts$)/,
    except: tests,
    notTo: '^api/src/(?!shared/|endpoint\\.ts$)',
    why: 'the shared vocabulary knows no module',
  },
  {
    name: 'flow-is-pure',
    from: /^flow\/src\//,
    except: tests,
    notTo: '^(?!flow/|api/src/shared/|npm:zod$)',
    why: 'the designer simulates in the browser what the server runs, so the interpreter does no input or output',
  },
  {
    name: 'server-not-web',
    from: /^server\//,
    notTo: '^(?:web|e2e|tools)/',
    why: 'the server never depends on a screen',
  },
  {
    name: 'web-not-server',
    from: /^web\//,
    notTo: '^(?:server|e2e|tools)/',
    why: 'the browser gets the contract, never server code',
  },
  {
    name: 'e2e-black-box',
    from: /^e2e\//,
    notTo: '^(?:server|web|flow)/',
    why: 'journeys see what a user and an HTTP client see',
  },
]

const moduleRules: readonly Rule[] = [
  {
    name: 'kernel-below-modules',
    from: /^server\/src\/kernel\//,
    notTo: '^server/src/(?:modules/|modules\\.ts$|main\\.ts$)',
    why: 'the kernel knows no module',
  },
  {
    name: 'module-entry',
    from: /^(server|web)\/src\/modules\/([^/]+)\//,
    notTo: `^(?:server|web)/src/modules/(?!$2/)[^/]+/${insideEntry}`,
    why: 'another module is reached through its index.ts only; its pages for external people have a light entry of their own',
  },
  {
    name: 'roots-through-entries',
    from: /^(?:server\/(?:src\/(?:main|modules)\.ts$|db\/|bench\/|test\/)|web\/src\/(?:main\.tsx|modules\.tsx?|external\.ts)$)/,
    notTo: `^(?:server|web)/src/modules/[^/]+/${insideEntry}`,
    why: 'composition roots put entries together and look behind none',
  },
  {
    name: 'entries-from-roots-only',
    from: /^(?:server\/src\/(?!kernel\/|modules\/|main\.ts$|modules\.ts$)|web\/src\/(?!modules\/|main\.tsx$|modules\.tsx?$|external\.ts$))/,
    notTo: '^(?:server|web)/src/modules/',
    why: 'everything else meets the modules through the list in modules.ts',
  },
  {
    name: 'own-endpoints',
    from: /^(?:server|web)\/src\/modules\/([^/]+)\//,
    // The designer has a rule of its own, and a test of the server calls whatever its story needs.
    except: /^web\/src\/modules\/flow\/|^server\/.*\.test\.ts$/,
    notTo: '^api/src/(?!shared/|endpoint\\.ts$|[^/]+/pages\\.ts$|$1[/.])',
    why: "a module knows its own contract and everybody's page addresses; a lower module's types come through its entry",
  },
  {
    name: 'designer-endpoints',
    from: /^web\/src\/modules\/flow\//,
    notTo: '^api/src/(?!shared/|endpoint\\.ts$|approval[/.])',
    why: 'flows are designed and run through one contract, the one of approvals',
  },
  ...layerRules,
]

const roleRules: readonly Rule[] = [
  {
    name: 'routes-through-service',
    from: /\.(?:routes|jobs)\.ts$/,
    notTo: '\\.store\\.ts$',
    why: 'routes and jobs call use cases, which own the queries',
  },
  {
    name: 'data-below-service',
    from: /\.(?:store|views)\.ts$/,
    notTo: '\\.(?:service|routes|jobs)\\.ts$',
    why: 'reading must not trigger a change',
  },
  {
    name: 'rules-are-pure',
    from: /^server\/src\/modules\/([^/]+)\/.*\.rules\.ts$/,
    notTo:
      '\\.(?:store|views|service|routes|jobs|db)\\.ts$|^server/(?:src/kernel|db)/|^server/src/modules/(?!$1/)|^node:(?!crypto$)|^npm:(?!zod$|decimal\\.js$|nzh(?:/|$))',
    valuesOnly: true,
    why: 'rules take values and return values, so they are tested without a database',
  },
  {
    name: 'claims-are-bare',
    from: /^server\/src\/modules\/[^/]+\/.*\.db\.ts$/,
    notTo: '^(?!server/src/kernel/|server/db/)',
    why: 'a table claim says which tables, nothing else',
  },
  {
    name: 'edges-only-from-entry',
    from: /^server\/src\/modules\/[^/]+\//,
    except: /\/index\.ts$|\.test\.ts$/,
    notTo: '\\.(?:routes|jobs)\\.ts$',
    why: 'routes and jobs are the outermost ring; only the entry hands them to the kernel',
  },
  {
    name: 'fixtures-only-in-tests',
    from: /./,
    except: /\.(?:test|fixture)\.tsx?$|^server\/test\//,
    notTo: '\\.fixture\\.tsx?$',
    why: 'made-up records never reach a running system',
  },
]

const webRules: readonly Rule[] = [
  {
    name: 'web-base-below-modules',
    from: /^web\/src\/(?:ui|lib)\//,
    notTo: '^web/src/(?:modules|shell|main)\\b',
    why: 'the kit is used by pages and knows none',
  },
  {
    name: 'ui-knows-no-business',
    from: /^web\/src\/ui\//,
    notTo: '^api/src/(?!shared/|endpoint\\.ts$)',
    why: 'the kit draws field kinds; a module fills the slots that need data',
  },
  {
    name: 'shell-knows-identity-only',
    from: /^web\/src\/shell\//,
    notTo: '^api/src/(?!shared/|endpoint\\.ts$|(?:identity|tenancy)[/.])',
    why: 'the shell signs people in and picks the tenant; all else belongs to modules',
  },
  {
    name: 'modules-below-shell',
    from: /^web\/src\/modules\//,
    notTo: '^web/src/(?:shell/|modules\\.tsx?$|external\\.ts$|main\\.tsx$)',
    why: 'pages are put into the shell, they do not reach for it',
  },
]

const writingRules: readonly Rule[] = [
  {
    name: 'no-export-star',
    from: /./,
    of: 'form',
    notTo: '^export \\*$',
    why: 'an entry names what it lets out',
  },
  {
    name: 'no-climbing',
    from: /^(?:server|web)\//,
    of: 'specifier',
    notTo: '^(?:\\.\\./){2}',
    why: 'a path that climbs twice leaves its folder: write #kernel/, #modules/, #db/, #test/ or @/',
  },
  {
    name: 'relative-inside-module',
    from: /^(?:server|web)\/src\/modules\/[^/]+\/[^/]+$/,
    of: 'specifier',
    notTo: '^\\.\\./',
    why: 'relative paths stay inside a module',
  },
  {
    name: 'explicit-extension',
    from: /./,
    of: 'specifier',
    notTo: '^(?:\\.{1,2}/|#|@/)(?!.*\\.(?:tsx?|css|svg|png|json|html)(?:\\?.*)?$)',
    why: 'the roles are told by file names, so an import writes the whole name',
  },
]

export const rules: readonly Rule[] = [...workspaceRules, ...moduleRules, ...roleRules, ...webRules, ...writingRules]
