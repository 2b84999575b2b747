#include "platform/web/scripts.h"

namespace offhand::platform::web::scripts {
namespace {

/// Helpers that are inserted into each function that uses them.
constexpr const char* common = R"js(
  const roots = () => {
    const found = [document];
    for (let i = 0; i < found.length; ++i)
      for (const element of found[i].querySelectorAll('*')) if (element.shadowRoot) found.push(element.shadowRoot);
    return found;
  };
  const all = selector => roots().flatMap(root => [...root.querySelectorAll(selector)]);
  const checked = selector => {
    try { document.createDocumentFragment().querySelector(selector); } catch (error) { return error.message; }
    return null;
  };
  const visible = element => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && element.checkVisibility({checkOpacity: false, checkVisibilityCSS: true});
  };
  const secret = element => element instanceof HTMLInputElement && element.type === 'password';
  const words = element => {
    let text = '';
    if (secret(element)) text = element.value ? '****' : '';
    else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      text = element.value || element.placeholder || element.getAttribute('aria-label') || '';
    else if (element instanceof HTMLImageElement) text = element.alt;
    else if (element instanceof HTMLSelectElement) text = element.selectedOptions[0]?.text ?? '';
    else text = element.innerText ?? element.textContent ?? '';
    text = text.trim() || element.getAttribute('aria-label') || element.getAttribute('title') || '';
    return text.replace(/\s+/g, ' ').slice(0, 200);
  };
  const label = element => {
    const id = element.id ? '#' + element.id : '';
    const text = words(element).slice(0, 60);
    return element.localName + id + (text ? ' "' + text + '"' : '');
  };
  const one = selector => {
    const seen = all(selector).filter(visible);
    return seen.length === 1 ? seen[0] : null;
  };
  const middle = element => {
    const inside = () => {
      const box = element.getBoundingClientRect();
      const x = box.x + box.width / 2, y = box.y + box.height / 2;
      return {x, y, shows: x >= 0 && y >= 0 && x < innerWidth && y < innerHeight};
    };
    if (!inside().shows) element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    // A frame may show it and not be shown itself.
    else if (window !== window.top) element.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
    return inside();
  };
  const composedContains = (outer, inner) => {
    for (let node = inner; node; node = node.parentNode ?? node.host) if (node === outer) return true;
    return false;
  };
)js";

/// Builds a function with the helpers; `head` is "async (a, b)" or "(a, b)".
std::string function(const char* head, const char* body) { return std::string(head) + " => {" + common + body + "}"; }

}  // namespace

const std::string& text() {
  // innerText of the whole document is by far the fastest. It omits shadow roots, so only their surroundings are
  // visited element by element.
  static const std::string code = function("(limit)", R"js(
    const hosts = new Set(), above = new Set();
    for (const root of roots()) if (root.host) {
      hosts.add(root.host);
      for (let node = root.host; node; node = node.parentNode ?? node.host) above.add(node);
    }
    const inline = element => getComputedStyle(element).display.startsWith('inline');
    const read = node => {
      if (node.nodeType === Node.TEXT_NODE) return node.data.replace(/\s+/g, ' ');
      if (node.nodeType !== Node.ELEMENT_NODE) return '';
      if (!node.checkVisibility({checkVisibilityCSS: true}) && getComputedStyle(node).display !== 'contents') return '';
      let text = '';
      if (hosts.has(node)) text = [...node.shadowRoot.childNodes].map(read).join('');
      else if (node instanceof HTMLSlotElement && node.assignedNodes().length)
        text = node.assignedNodes().map(read).join('');
      else if (above.has(node) || node.querySelector('slot')) text = [...node.childNodes].map(read).join('');
      else if (/^(style|script|template|noscript)$/.test(node.localName)) text = '';
      else text = node.innerText ?? node.textContent ?? '';
      return inline(node) ? text : '\n' + text + '\n';
    };
    const body = document.body ?? document.documentElement;
    let text = '';
    if (body) text = hosts.size ? read(body).replace(/[ \t]*\n\s*/g, '\n').trim() : body.innerText ?? body.textContent;
    let cut = text.slice(0, limit);
    if (/[\ud800-\udbff]$/.test(cut)) cut = cut.slice(0, -1);
    return {text: cut, characters: text.length};
  )js");
  return code;
}

const std::string& query() {
  static const std::string code = function("(selector, attributes, limit)", R"js(
    const problem = checked(selector);
    if (problem) return {bad_selector: problem};
    const found = all(selector);
    const elements = found.slice(0, limit).map(element => {
      const box = element.getBoundingClientRect();
      const value = name => {
        if (name === 'value' && 'value' in element) return secret(element) && element.value ? '****' : element.value;
        return element.getAttribute(name);
      };
      const given = attributes.map(name => ({name, value: value(name)})).filter(entry => entry.value !== null)
        .map(entry => ({name: entry.name, value: String(entry.value).slice(0, 2000)}));
      return {tag: element.localName, text: words(element), visible: visible(element), attributes: given,
        bounds: {x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width), height: Math.round(box.height)}};
    });
    return {matches: found.length, elements};
  )js");
  return code;
}

const std::string& find() {
  static const std::string code = function("(selector)", R"js(
    const problem = checked(selector);
    if (problem) return {bad_selector: problem};
    const found = all(selector), seen = found.filter(visible);
    return {count: seen.length, hidden: found.length - seen.length, visible: seen.slice(0, 5).map(label)};
  )js");
  return code;
}

const std::string& place() {
  static const std::string code = function("async (selector, timeout)", R"js(
    const element = one(selector);
    if (!element) return {found: false};
    middle(element);
    // What a frame lies in is scrolled by others, and after this.
    if (window !== window.top) await new Promise(resolve => {
      const end = () => { observer.disconnect(); resolve(); };
      const observer = new IntersectionObserver(seen => { if (seen.some(each => each.isIntersecting)) end(); });
      observer.observe(element);
      setTimeout(end, timeout);
    });
    return {found: true, ...middle(element)};
  )js");
  return code;
}

const std::string& corner() {
  // Firefox reports a document's position. For Chromium the frame is assumed equally thick at the bottom and the sides,
  // with its toolbars above the page.
  static const std::string code = function("()", R"js(
    const side = (outerWidth - innerWidth) / 2;
    return {x: window.mozInnerScreenX ?? screenX + side,
      y: window.mozInnerScreenY ?? screenY + outerHeight - innerHeight - side, scale: devicePixelRatio};
  )js");
  return code;
}

const std::string& click() {
  static const std::string code = function("async (selector, timeout)", R"js(
    const element = one(selector);
    if (!element) return {refused: 'changed', label: selector, reason: 'it is no longer the one that fits'};
    const name = label(element);
    if (element.matches(':disabled')) return {refused: 'disabled', label: name, reason: 'it is disabled'};
    const at = middle(element);
    let hit = document.elementFromPoint(at.x, at.y);
    while (hit?.shadowRoot?.elementFromPoint(at.x, at.y) && hit.shadowRoot.elementFromPoint(at.x, at.y) !== hit)
      hit = hit.shadowRoot.elementFromPoint(at.x, at.y);
    const labels = [...(element.labels ?? [])];
    const reached = hit && (composedContains(element, hit) || composedContains(hit, element) ||
      labels.some(own => composedContains(own, hit)));
    if (!reached) return {refused: 'covered', label: name,
      reason: hit ? label(hit) + ' lies over it' : 'it cannot be scrolled to where it shows'};
    const state = () => [element.checked, element.value, element.open, element.getAttribute('aria-expanded'),
      element.getAttribute('aria-pressed'), element.getAttribute('aria-checked')].join('\u0000');
    const before = state(), url = location.href;
    let changes = 0;
    const observer = new MutationObserver(records => { changes += records.length; });
    const root = document.documentElement;
    const watch = {subtree: true, childList: true, attributes: true, characterData: true};
    for (const each of roots()) observer.observe(each === document ? root : each, watch);
    const options = {bubbles: true, cancelable: true, composed: true, view: window, clientX: at.x, clientY: at.y,
      screenX: screenX + at.x, screenY: screenY + at.y, button: 0, detail: 1};
    const pointer = {...options, pointerId: 1, pointerType: 'mouse', isPrimary: true};
    const send = event => element.dispatchEvent(event);
    send(new PointerEvent('pointerdown', {...pointer, buttons: 1, pressure: 0.5}));
    if (send(new MouseEvent('mousedown', {...options, buttons: 1}))) {
      let focus = element;
      while (focus && !(focus.tabIndex >= 0)) focus = focus.parentElement;
      focus?.focus({preventScroll: true});
    }
    send(new PointerEvent('pointerup', pointer));
    send(new MouseEvent('mouseup', options));
    // Before a page goes to another one it is asked, and shows on until that comes.
    globalThis.offhandLeft = false;
    const leave = () => { globalThis.offhandLeft = true; };
    addEventListener('beforeunload', leave);
    setTimeout(() => removeEventListener('beforeunload', leave), timeout);
    let prevented = false;
    const last = event => { if (event.target === element || composedContains(element, event.composedPath()[0])) prevented = event.defaultPrevented; };
    addEventListener('click', last, {once: true});
    // It is asked only once the browser has got to it, which a busy one does late; that it leads away is known at once,
    // where the browser tells of navigations or what was clicked is a link or sends a form.
    let going = null, sending = null;
    const go = event => { going = event; }, send_form = event => { sending = event; };
    globalThis.navigation?.addEventListener('navigate', go);
    addEventListener('submit', send_form);
    if (element.click) element.click(); else send(new MouseEvent('click', options));
    removeEventListener('click', last);
    globalThis.navigation?.removeEventListener('navigate', go);
    removeEventListener('submit', send_form);
    const here = target => !target || target === '_self';
    const link = element.closest('a[href], area[href]');
    const leads = globalThis.navigation ?
      !!going && !going.defaultPrevented && !going.destination.sameDocument && going.downloadRequest == null :
      (!!link && !prevented && here(link.target) && !link.download && /^(https?|file):/.test(link.protocol) &&
        link.href.split('#')[0] !== location.href.split('#')[0]) ||
      (!!sending && !sending.defaultPrevented && here(sending.target.target) && sending.target.method !== 'dialog');
    for (let i = 0; i < 5; ++i) await null;
    observer.disconnect();
    let evidence = null;
    if (state() !== before) evidence = {kind: 'state_readback', detail: 'its state changed'};
    else if (location.href !== url) evidence = {kind: 'event', detail: 'the address became ' + location.href.slice(0, 200)};
    else if (changes) evidence = {kind: 'event', detail: 'the page changed while it took the click (' + changes + (changes === 1 ? ' change)' : ' changes)')};
    else if (prevented) evidence = {kind: 'event', detail: 'a handler of the page took the click'};
    return {clicked: true, label: name, evidence, url, leads};
  )js");
  return code;
}

const std::string& is_being_left() {
  static const std::string code = "() => ({left: globalThis.offhandLeft === true})";
  return code;
}

const std::string& focus() {
  static const std::string code = function("(selector, text)", R"js(
    let element = null;
    if (selector) {
      element = one(selector);
      if (!element) return {refused: 'changed', label: selector, reason: 'it is no longer the one that fits'};
    } else {
      element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      if (!element || element === document.body || element instanceof HTMLIFrameElement) return {none: true};
    }
    const name = label(element);
    const texts = ['text', 'search', 'url', 'tel', 'email', 'password', 'number', 'date', 'time', 'month', 'week',
      'datetime-local'];
    const field = element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && texts.includes(element.type));
    if (!field && !element.isContentEditable) {
      return selector ? {refused: 'not_editable', label: name, reason: 'it takes no text'} : {none: true};
    }
    if (element.matches(':disabled')) return {refused: 'disabled', label: name, reason: 'it is disabled'};
    if (element.readOnly) return {refused: 'not_editable', label: name, reason: 'it is read-only'};
    element.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    element.focus({preventScroll: true});
    if (active !== element) {
      // Whoever clicks into a field that holds something goes on behind it.
      try {
        if (field) element.setSelectionRange(element.value.length, element.value.length);
        else { getSelection().selectAllChildren(element); getSelection().collapseToEnd(); }
      } catch { /* numbers and dates have no caret to set */ }
    }
    const read = () => field ? element.value : element.innerText;
    globalThis.offhandField = {element, read, text, before: read(), secret: secret(element)};
    return {label: name, field: true, shows: !secret(element)};
  )js");
  return code;
}

const std::string& look_at_field() {
  static const std::string code = function("()", R"js(
    const {element, read, text, before, secret: hidden} = globalThis.offhandField;
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const plain = value => value.replace(/\r\n?/g, '\n');
    const now = read(), count = value => plain(value).split(plain(text)).length - 1;
    const grown = [...now].length - [...before].length === [...text].length;
    const arrived = now !== before && (hidden ? grown : count(now) > count(before));
    return {still_focused: active === element || (element.isContentEditable && element.contains(active)), arrived,
      changed: now !== before, characters: [...now].length};
  )js");
  return code;
}

const std::string& serialize() {
  static const std::string code = R"js(function (limit) {
    let size = 0;
    const stack = [];
    const fail = problem => { throw {offhand: problem}; };
    const count = more => { if ((size += more) > limit) fail('it is longer than ' + limit + ' characters'); };
    const convert = (value, place) => {
      count(2);
      if (typeof value === 'string') { count(value.length); return value; }
      if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
      if (value === null || typeof value === 'boolean') return value;
      if (value === undefined) return null;
      if (typeof value === 'bigint') return String(value);
      if (typeof value === 'symbol') return String(value);
      if (typeof value === 'function') return '[function ' + (value.name || 'without a name') + ']';
      // A symbol arrives wrapped, numbers and texts may.
      if ([Symbol, Number, String, Boolean, BigInt].some(wrapper => value instanceof wrapper))
        return convert(value.valueOf(), place);
      if (stack.includes(value)) fail('it holds itself, at ' + (place || 'its root') + ' (a cycle)');
      if (stack.length >= 100) fail('it nests deeper than 100, at ' + place);
      stack.push(value);
      try {
        if (typeof Node !== 'undefined' && value instanceof Node)
          return '[' + value.nodeName.toLowerCase() + (value.id ? '#' + value.id : '') + ']';
        if (typeof Window !== 'undefined' && value instanceof Window) return '[window]';
        if (value instanceof Error) return {name: value.name, message: value.message};
        if (value instanceof Date) return isNaN(value) ? null : value.toISOString();
        if (value instanceof RegExp) return String(value);
        if (value instanceof Promise) return '[promise]';
        if (value instanceof Map) return [...value].map(([key, each], i) => [convert(key, place + '.keys'), convert(each, place + '[' + i + ']')]);
        const list = Array.isArray(value) || value instanceof Set || ArrayBuffer.isView(value) ||
          (typeof NodeList !== 'undefined' && (value instanceof NodeList || value instanceof HTMLCollection));
        if (list) {
          if ((value.length ?? value.size ?? 0) * 2 > limit) count(limit);
          return Array.from(value, (each, i) => convert(each, place + '[' + i + ']'));
        }
        if (typeof value.toJSON === 'function') return convert(value.toJSON(), place);
        const plain = {};
        for (const key of Object.keys(value)) {
          count(key.length + 4);
          plain[key] = convert(value[key], place + '.' + key);
        }
        return plain;
      } finally { stack.pop(); }
    };
    try { return {json: JSON.stringify(convert(this, ''))}; }
    catch (error) { return {problem: error?.offhand ?? 'reading it failed: ' + error}; }
  })js";
  return code;
}

}  // namespace offhand::platform::web::scripts
