#include "platform/web_desk/page/page_library.h"

namespace offhand::platform::web_desk {
namespace {

/// What elements are, and where they show.
constexpr const char* looking_part = R"js(
  const token = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const seen = new WeakMap();
  const element_of = node => node.nodeType === 1 ? node : node.nodeType === 9 ? node.documentElement
    : node.parentElement ?? node.getRootNode().host ?? null;
  const within = (outer, inner) => {
    for (let node = inner; node; node = node.parentNode ?? node.host) if (node === outer) return true;
    return false;
  };
  const is_field = element => element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement &&
    /^(text|search|url|tel|email|password|number|date|time|month|week|datetime-local)$/.test(element.type));
  const is_secret = element => element instanceof HTMLInputElement && element.type === 'password';
  const role_of = element => (element.getAttribute('role') ?? '').trim().split(/\s+/)[0];
  const words = element => (element.ariaLabel ?? element.innerText ?? element.textContent ?? '').trim()
    .replace(/\s+/g, ' ').slice(0, 60);
  const label = element => element.localName + (element.id ? '#' + element.id : '') +
    (words(element) ? ' "' + words(element) + '"' : '');
  // What tells whether an element still is what it was when it was looked at. What a field holds is no part of it.
  const attributes = ['role', 'aria-label', 'aria-labelledby', 'title', 'alt', 'name', 'href', 'type', 'placeholder'];
  const signature = node => {
    const element = element_of(node);
    if (!element) return '';
    const content = is_field(element) || element instanceof HTMLSelectElement || element.isContentEditable ||
      node.nodeType === 9 ? '' : (node.textContent ?? '').slice(0, 400);
    return attributes.map(name => element.getAttribute(name) ?? '').join('\u0001') + '\u0001' + content;
  };
  const state_of = element => [element.checked, element.indeterminate, element.value, element.open, element.disabled,
    element.selectedIndex, element.getAttribute('aria-expanded'), element.getAttribute('aria-pressed'),
    element.getAttribute('aria-checked'), element.getAttribute('aria-selected'),
    element.getAttribute('aria-valuenow')].join('\u0001');
  const deepest_focus = () => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active;
  };
  const has_focus = element => element.getRootNode().activeElement === element;
  const is_off = element => element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
  // Of an inline element of several lines the middle may lie beside all of them.
  const boxes = element => [...element.getClientRects()].filter(box => box.width > 0 && box.height > 0);
  const shows_at = box => box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
  const rect_of = node => {
    if (node.nodeType === 9) return new DOMRect(0, 0, innerWidth, innerHeight);
    if (node.nodeType === 3) { const range = document.createRange(); range.selectNode(node); return range.getBoundingClientRect(); }
    return node.getBoundingClientRect();
  };
  const plain = box => ({x: box.x, y: box.y, width: box.width, height: box.height});
  const visible_part = node => {
    const box = rect_of(node);
    let [left, top, right, bottom] = [Math.max(box.left, 0), Math.max(box.top, 0), Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
    let at = element_of(node);
    if (at && !at.checkVisibility({checkVisibilityCSS: true})) return null;
    let fixed = at && getComputedStyle(at).position === 'fixed';
    for (at = at?.parentNode ?? at?.host; at && !fixed; at = at.parentNode ?? at.host) {
      if (at.nodeType !== 1 || at === document.documentElement || at === document.body) continue;
      const style = getComputedStyle(at);
      if (style.position === 'fixed') fixed = true;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const clip = at.getBoundingClientRect();
      left = Math.max(left, clip.left + at.clientLeft); right = Math.min(right, clip.left + at.clientLeft + at.clientWidth);
      top = Math.max(top, clip.top + at.clientTop); bottom = Math.min(bottom, clip.top + at.clientTop + at.clientHeight);
    }
    return right > left && bottom > top ? {x: left, y: top, width: right - left, height: bottom - top} : null;
  };
  const frame_around = view => { try { return view.frameElement; } catch { return null; /* another site's */ } };
  // Whether a document of another site lies around this one, which only it can be asked about.
  const is_foreign_inside = () => {
    for (let view = window; view !== view.top; view = view.parent) if (!frame_around(view)) return true;
    return false;
  };
  const outermost = (x, y) => {
    for (let view = window; frame_around(view); view = view.parent) {
      const frame = frame_around(view), box = frame.getBoundingClientRect();
      x += box.x + frame.clientLeft; y += box.y + frame.clientTop;
    }
    return {x, y};
  };
  // What a pointer would meet there, seen from the tree that the element lies in: a closed one too.
  const obstacle_at = (element, x, y) => {
    const met = element.getRootNode().elementFromPoint(x, y);
    const labels = [...(element.labels ?? [])];
    const is_it = met && (within(element, met) || labels.some(own => within(own, met)) ||
      (element instanceof HTMLAreaElement && met.localName === 'img'));
    if (!is_it) return met ?? document.documentElement;
    for (let host = element.getRootNode().host; host; host = host.getRootNode().host) {
      const outer = host.getRootNode().elementFromPoint(x, y);
      if (!outer || !within(host, outer)) return outer ?? document.documentElement;
    }
    // Around a frame of the same site. What lies over one of another site its own document is asked.
    for (let view = window, at = {x, y}; view !== view.top; view = view.parent) {
      const frame = frame_around(view);
      if (!frame) break;
      const box = frame.getBoundingClientRect();
      at = {x: at.x + box.x + frame.clientLeft, y: at.y + box.y + frame.clientTop};
      const outer = frame.getRootNode().elementFromPoint(at.x, at.y);
      if (outer !== frame) return outer ?? frame;
    }
    return null;
  };
  const points_of = element => {
    const spots = [];
    for (const box of boxes(element).filter(shows_at).slice(0, 4)) {
      const left = Math.max(box.left, 0), right = Math.min(box.right, innerWidth);
      const top = Math.max(box.top, 0), bottom = Math.min(box.bottom, innerHeight);
      for (const [across, down] of [[.5, .5], [.25, .5], [.75, .5], [.5, .25], [.5, .75]])
        spots.push({x: left + (right - left) * across, y: top + (bottom - top) * down});
    }
    return spots;
  };
  const bring_into_view = element => {
    const whole = boxes(element).find(shows_at);
    const middle = whole && {x: whole.left + whole.width / 2, y: whole.top + whole.height / 2};
    if (middle && middle.x >= 0 && middle.y >= 0 && middle.x < innerWidth && middle.y < innerHeight && visible_part(element)) return;
    element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
  };
)js";

/// What is asked from outside.
constexpr const char* questions_part = R"js(
  // As they show: a shadow tree in place of what its host holds, and that where the tree has its slots.
  const shown_elements = () => {
    const all = [];
    const add = node => {
      if (node.nodeType !== 1) return;
      all.push(node);
      const given = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
      for (const child of given.length ? given : (node.shadowRoot ?? node).childNodes) add(child);
    };
    add(document.documentElement);
    return all;
  };
  // Which tree each is in, as pairs of a count and a number.
  const trees_of = all => {
    const known = new Map(), runs = [];
    for (const each of all) {
      const root = each.getRootNode();
      if (!known.has(root)) known.set(root, known.size);
      const number = known.get(root);
      if (runs.length && runs.at(-1) === number) ++runs[runs.length - 2]; else runs.push(1, number);
    }
    return runs;
  };
  const guarded = (act, lenient) => function (options = {}) {
    const against = obstacle(this, {lenient, ...options});
    return against ?? act(this, options);
  };
  const number_of = element => {
    if (element instanceof HTMLInputElement && /^(number|range)$/.test(element.type)) {
      const range = element.type === 'range';
      const limit = (name, other) => element[name] === '' ? other : Number(element[name]);
      return {value: element.value === '' ? 0 : Number(element.value), lowest: limit('min', range ? 0 : -1e15),
        highest: limit('max', range ? 100 : 1e15), step: element.step === '' ? 1 : Number(element.step) || 0};
    }
    if (element instanceof HTMLProgressElement) return {value: element.value, lowest: 0, highest: element.max, step: 0};
    if (element instanceof HTMLMeterElement) return {value: element.value, lowest: element.min, highest: element.max, step: 0};
    if (!element.hasAttribute('aria-valuenow')) return null;
    const read = (name, other) => Number(element.getAttribute(name) ?? other) || 0;
    return {value: read('aria-valuenow', 0), lowest: read('aria-valuemin', 0), highest: read('aria-valuemax', 100), step: 0};
  };
  globalThis.offhandDesk = {
    // What is asked of a node, or of the one that took its place.
    call(node, name, options, other) {
      // Whatever became of it by the click.
      if (name === 'disarm') return this.disarm(options);
      const meant = options.token === token ? options.meant : null;
      const at = meant ? meant_one(node, meant) : node;
      const answer = at => at ? this[name].call(at, {...options, instead: at !== node}, other) : {exists: false, ...refused('gone', 'it no longer exists')};
      if (!at && meant) return awaited(meant, answer);
      if (name !== 'press') return answer(at);
      return Promise.resolve(answer(at)).then(told => told.done && node ? {...told, look: this.look.call(node, options)} : told);
    },
    press: guarded(press),
    pick: guarded((node, options) => {
      const element = element_of(node);
      return element instanceof HTMLOptionElement && element.selected && !element.closest('select')?.multiple ? {done: true, already: true} : press(node, options);
    }),
    toggle: guarded(press),
    expand: guarded(node => fold(node, true)),
    collapse: guarded(node => fold(node, false)),
    increment: guarded(node => step(node, 1)),
    decrement: guarded(node => step(node, -1)),
    focus: guarded(take_focus),
    open: guarded(node => watched(node, element => {
      const at = spot_of(element);
      if (at.refused) return at;
      click_at(element, at); click_at(element, at, 2); mouse(element, 'dblclick', at, {detail: 2});
      return null;
    })),
    show_menu: guarded(node => watched(node, element => {
      const at = spot_of(element);
      if (at.refused) return at;
      down(element, at, {button: 2, buttons: 2});
      pointer(element, 'pointerup', at, {button: 2}); mouse(element, 'mouseup', at, {button: 2});
      return mouse(element, 'contextmenu', at, {button: 2}) ? {unheard: true} : null;
    })),
    scroll: guarded((node, options) => scroll_by(node, options.right ?? 0, options.down ?? 0), true),
    reveal: guarded(node => { element_of(node).scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'}); return {done: true}; }, true),
    write: guarded(write),
    set_number: guarded((node, options) => {
      const element = element_of(node);
      if (!(element instanceof HTMLInputElement) || !/^(number|range)$/.test(element.type)) return refused('keys', 'only keys change it');
      if (element.readOnly) return refused('read_only', 'it is read-only');
      return watched(node, () => { revalue(element, () => native_value(element, String(options.number))); return null; });
    }),
    take_files: guarded(take_files),
    drop_files: guarded(node => watched(node, () => { const input = file_input_of(node); if (input) revalue(input, () => { input.value = ''; }); return null; })),
    arm: guarded(node => { armed = {node, signature: signature(node), met: false, missed: null}; return {done: true}; }, true),
    disarm(options) {
      const last = armed;
      armed = null;
      return last?.missed ?? {done: true, met: last?.met === true};
    },
    choose(options, option) {
      const against = obstacle(this, options) ?? obstacle(option, options);
      if (against) return against;
      if (option instanceof HTMLOptionElement && option.closest('select')) return watched(option, () => choose_option(option));
      return refused('cannot', 'it is pressed instead');
    },
    choose_exactly: guarded((node, options) => choose_exactly(element_of(node), options)),
    look(options) {
      if (options.token !== token || !this.isConnected) return {exists: false};
      seen.set(this, signature(this));
      const element = element_of(this), box = rect_of(this);
      const on = name => element.getAttribute(name) === 'true';
      const is_known = !options.instead && options.meant && this === element && is_simple(element, options.meant.role) && says(element, options.meant);
      const stands_in = options.instead || is_known ? {instead: options.instead === true, is_known,
        ...(is_known && tell && roots.has(this.getRootNode()) ? {version} : {}), disabled: is_off(element), checked: element.checked === true || on('aria-checked'),
        selected: element.selected === true || on('aria-selected'), pressed: on('aria-pressed'), expanded: on('aria-expanded'),
        focusable: !is_off(element) && (element.tabIndex >= 0 || element.hasAttribute('tabindex'))} : {};
      return {...stands_in, exists: true, bounds: box.width || box.height || this.nodeType === 9 ? plain(box) : null, visible: visible_part(this),
        focused: this.nodeType === 1 ? has_focus(element) : false, busy: this.nodeType === 1 && element.ariaBusy === 'true',
        readonly: this.nodeType === 1 && element.ariaReadOnly === 'true', secret: this.nodeType === 1 && is_secret(element)};
    },
    hit(options) {
      if (options.token !== token || !this.isConnected) return {exists: false};
      const element = element_of(this), met = obstacle_at(element, options.x, options.y);
      const box = rect_of(this);
      return {exists: true, bounds: plain(box), hit: !met, over: met ? words(met) || met.localName : ''};
    },
    // For those that have to ask what lies around its frame: where it would be hit (or the given point), in units of the
    // outermost document of its own site. Empty where all around it is of its own site.
    spot(options) {
      if (options.token !== token || !this.isConnected || !is_foreign_inside()) return {};
      const element = element_of(this);
      const spot = options.x !== undefined ? options : element ? spot_of(element) : {};
      return spot.x === undefined ? {} : outermost(spot.x, spot.y);
    },
    // The same for the element of such a frame, and what lies over it there.
    frame_spot(options) {
      if (options.token !== token || !this.isConnected) return {};
      const place = () => {
        const box = this.getBoundingClientRect();
        return {x: options.x + box.x + this.clientLeft, y: options.y + box.y + this.clientTop};
      };
      const shows = spot => spot.x >= 0 && spot.y >= 0 && spot.x < innerWidth && spot.y < innerHeight;
      if (options.reveals && !shows(place())) {
        this.scrollIntoView({block: 'start', inline: 'start', behavior: 'instant'});
        const {x, y} = place();
        if (!shows({x, y})) scrollBy({left: x - innerWidth / 2, top: y - innerHeight / 2, behavior: 'instant'});
      }
      const {x, y} = place();
      const met = obstacle_at(this, x, y);
      if (met) return {over: met === document.documentElement ? 'another part of the page' : label(met)};
      return {...outermost(x, y), is_inside: is_foreign_inside()};
    },
    text(options) {
      if (options.token !== token || !this.isConnected) return {};
      const element = element_of(this), held = this.nodeType === 9 ? null : holds(element);
      if (held !== null && (is_field(element) || expected_whole(element) || element.isContentEditable)) {
        const answer = {text: is_secret(element) ? '*'.repeat([...held].length) : held};
        if (is_field(element) && element.selectionStart !== null) {
          const count = to => [...held.slice(0, to)].length;
          Object.assign(answer, {start: count(element.selectionStart), end: count(element.selectionEnd)});
        }
        return answer;
      }
      return this.nodeType === 3 ? {text: this.data.trim().replace(/\s+/g, ' ')} : {};
    },
    whole(options) {
      const element = options.token === token && this.isConnected ? element_of(this) : null;
      const expected = element ? expected_whole(element) : undefined, held = expected ? as_whole(element, options.text) : null;
      return expected ? {expected, ...(held === null ? {} : {held})} : {};
    },
    files(options) {
      const input = options.token === token && this.isConnected ? file_input_of(this) : null;
      return input ? {files: [...input.files].map(each => each.name), several: input.multiple} : {};
    },
    number(options) { return {number: options.token === token && this.isConnected ? number_of(element_of(this)) : null}; },
    options(options) {
      const element = element_of(this);
      const holder = element instanceof HTMLSelectElement ? element : null;
      if (options.token !== token || !holder) return {options: []};
      return {options: [...holder.options].slice(0, 2000).map(each => ({name: each.label, selected: each.selected, disabled: each.disabled}))};
    },
    lists(options) { return {lists: options.token === token && this.isConnected ? own_lists(element_of(this)).map(number) : []}; },
    scrolled(options) { return options.token === token && this.isConnected ? scrolled_around(this) : {}; },
    node_of: number => numbered.get(number)?.deref() ?? null,
    option_at(i) { return this.options?.[i] ?? null; },
    watch() { if (this instanceof ShadowRoot && !roots.has(this)) { roots.add(this); listen(this); } return {}; },
    // Adding up places takes long on a large page: with a version, only where it still is that one.
    state(known) {
      // Nothing tells that an element got a shadow tree.
      if (known === -1) find_roots(document);
      flush();
      const places = known === undefined || known === version ? sum_of_places() : null;
      return {token, version, width: innerWidth, height: innerHeight, scale: devicePixelRatio, fields: sum_of_fields(), places};
    },
    // What a snapshot does not tell of the document (PageFacts).
    facts() {
      const has_trees = roots.size > 1, all = has_trees ? shown_elements() : document.getElementsByTagName('*');
      const active = deepest_focus(), is_held = active && active !== document.body && active !== document.documentElement;
      const place = wanted => { for (let i = 0; i < all.length; ++i) if (all[i] === wanted) return i; return -1; };
      const found = selector => [...roots].flatMap(root => [...root.querySelectorAll(selector)]);
      const focus = is_held ? place(active) : -1, links = [];
      if (!has_trees) for (const link of document.links) links.push(String(link.href));
      else for (const each of all) if (/^(a|area)$/.test(each.localName) && 'href' in each && each.hasAttribute('href')) links.push(String(each.href));
      const over = found(':modal,:popover-open,:fullscreen'), modal = over.length === 1 && over[0].matches('dialog:modal:not(:fullscreen)') ? place(over[0]) : -1;
      const is_plain = document.designMode !== 'on' && document.contentType === 'text/html' && !(is_held && focus < 0) &&
        over.length === (modal < 0 ? 0 : 1) && !found('input[type=checkbox]:indeterminate').length;
      const own = []; // Elements of kinds that the page defined.
      for (let i = 0; i < all.length; ++i) if (all[i].localName.includes('-') && all[i].matches(':defined')) own.push(i);
      return {token, links, elements: all.length, focus, is_plain, modal, own, trees: has_trees ? trees_of(all) : [],
        has_focus: document.hasFocus() && !/^(iframe|frame|object|embed)$/.test(active?.localName)};
    },
    authored,
    at(x, y) {
      let met = document.elementFromPoint(x, y);
      while (met?.shadowRoot) { const inner = met.shadowRoot.elementFromPoint(x, y); if (!inner || inner === met) break; met = inner; }
      return met;
    },
    focused: () => { const active = deepest_focus(); return active && active !== document.body ? active : null; },
  };
)js";

/// What changes is told as it does.
constexpr const char* telling_part = R"js(
  const roots = new Set([document]);
  const numbered = new Map(), numbers = new WeakMap();
  // `told_version` is that of the last change that is told.
  let next = 1, version = 0, told_version = 0, pending = [];
  const number = node => {
    let own = numbers.get(node);
    if (own === undefined) {
      own = next++;
      numbers.set(node, own);
      numbered.set(own, new WeakRef(node));
      if (numbered.size > 4096) for (const [key, kept] of numbered) { if (!kept.deref() || numbered.size > 4096) numbered.delete(key); if (numbered.size <= 2048) break; }
    }
    return own;
  };
  const tell = globalThis.offhandTell;
  const note = (kind, node, detail = '', on = false) => {
    told_version = ++version;
    if (!node || pending.length >= 64) return;
    if (pending.some(each => each.node === node && each.kind === kind && each.detail === detail)) return;
    pending.push({kind, node, detail, on});
  };
  const flush = () => {
    for (const observer of observers) take(observer.takeRecords());
    if (!pending.length) return;
    const events = pending.map(each => [each.kind, number(each.node), each.detail, each.on]);
    pending = [];
    tell?.(JSON.stringify({token, version: told_version, events}));
  };
  const states = {disabled: 'enabled', 'aria-disabled': 'enabled', 'aria-expanded': 'expanded', open: 'expanded', 'aria-checked': 'checked',
    'aria-pressed': 'pressed', 'aria-selected': 'selected', selected: 'selected', hidden: 'showing', 'aria-hidden': 'showing',
    'aria-busy': 'busy', 'aria-invalid': 'invalid-entry', readonly: 'editable', required: 'required'};
  const take = records => {
    for (const record of records) {
      const element = element_of(record.target);
      if (!element) continue;
      if (record.type === 'childList') {
        for (const added of record.addedNodes) if (added.nodeType === 1) find_roots(added);
        note('children', element, '', record.addedNodes.length > 0);
      } else if (record.type === 'characterData') note('text', element);
      else if (states[record.attributeName]) {
        const value = element.getAttribute(record.attributeName);
        const is_set = value !== null && value !== 'false';
        note('state', element, states[record.attributeName], /disabled|hidden|readonly/.test(record.attributeName) ? !is_set : is_set);
      } else if (/^(aria-label|aria-labelledby|alt|title|placeholder)$/.test(record.attributeName)) note('name', element);
      else if (/^aria-value/.test(record.attributeName) || record.attributeName === 'value') note('value', element);
      else note('bounds', element);
    }
  };
  const observers = [];
  const listen = root => {
    const observer = new MutationObserver(records => { take(records); flush(); });
    observer.observe(root, {subtree: true, childList: true, attributes: true, characterData: true});
    observers.push(observer);
  };
  const find_roots = top => {
    const look = element => { if (element.shadowRoot && !roots.has(element.shadowRoot)) { roots.add(element.shadowRoot); listen(element.shadowRoot); find_roots(element.shadowRoot); } };
    if (top.nodeType === 1) look(top);
    for (const element of top.querySelectorAll('*')) look(element);
  };
  const first = event => event.composedPath()[0] ?? event.target;
  const on = (kind, act) => addEventListener(kind, event => { act(first(event), event); flush(); }, {capture: true, passive: true});
  on('input', node => { if (node.nodeType === 1) note(is_field(node) || node.isContentEditable ? 'text' : 'value', node); });
  on('change', node => {
    if (node instanceof HTMLInputElement && /^(checkbox|radio)$/.test(node.type)) note('state', node, 'checked', node.checked);
    else if (node instanceof HTMLSelectElement) note('selection', node);
    else note('value', node);
  });
  on('focusin', node => { if (node.nodeType === 1) note('focus', node); });
  on('toggle', node => { if (node.nodeType === 1) note('state', node, 'expanded', node.open === true || node.matches(':popover-open')); });
  for (const kind of ['scroll', 'resize', 'load', 'transitionend', 'animationend', 'fullscreenchange', 'slotchange', 'focusout'])
    addEventListener(kind, () => { ++version; }, {capture: true, passive: true});
  // What no event tells: where everything lies, and what the fields hold. Not of closed trees nobody showed us.
  const summed = (selector, tell) => {
    let sum = 0;
    const add = number => { sum = (Math.imul(sum, 31) + (number | 0)) | 0; };
    for (const root of roots) for (const element of root.querySelectorAll(selector)) tell(element, add);
    return sum;
  };
  const sum_of_places = () => summed('*', (element, add) => {
    const box = element.getBoundingClientRect();
    add(box.x * 8); add(box.y * 8); add(box.width * 8); add(box.height * 8);
  });
  const sum_of_fields = () => summed('input,textarea,select', (element, add) => {
    if (element.localName === 'input') { add(element.checked ? 7 : 3); add(element.indeterminate ? 5 : 1); }
    const held = element.localName === 'select' ? [...element.selectedOptions].map(each => each.index).join() : element.value;
    for (let i = 0; i < held.length && i < 4000; ++i) add(held.charCodeAt(i));
  });
  listen(document);
  addEventListener('DOMContentLoaded', () => { find_roots(document); ++version; });
  find_roots(document);
)js";

}  // namespace

const std::string& page_library() {
  static const std::string code = std::string("(() => {\nif (globalThis.offhandDesk) return;\n") + looking_part +
                                  telling_part + page_library_meaning() + page_library_acts() +
                                  page_library_authored() + questions_part + "})();";
  return code;
}

}  // namespace offhand::platform::web_desk
