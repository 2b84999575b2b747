#include "platform/web_desk/page/page_library.h"

namespace offhand::platform::web_desk {
namespace {

/// What is checked in the turn of an act, and acts.
constexpr const char* acting_part = R"js(
  const refused = (kind, reason) => ({refused: kind, reason});
  // Why nothing may be done to it; null where nothing speaks against it.
  const obstacle = (node, options) => {
    if (options.token !== token || !node.isConnected) return refused('gone', 'it no longer exists');
    const is_unchanged = options.known !== undefined && told_version <= options.known;
    const is_sure = is_unchanged || (options.meant && says(element_of(node), options.meant));
    if (!is_sure && seen.has(node) && seen.get(node) !== signature(node))
      return refused('changed', 'what it says changed in the moment of the action');
    const element = element_of(node);
    if (!element) return refused('gone', 'it no longer exists');
    if (element.closest('[inert]')) return refused('covered', 'a dialog or the page keeps it from taking input');
    if (!options.lenient && is_off(element)) return refused('disabled', 'it is disabled');
    return null;
  };
  // Where it can be hit, or what lies there instead.
  const spot_of = element => {
    bring_into_view(element);
    const spots = points_of(element);
    if (!spots.length) {
      const own = [...(element.labels ?? [])].find(each => boxes(each).length);
      if (own) return spot_of(own);
      return refused('hidden', 'it shows nowhere on the page');
    }
    let first = null;
    for (const spot of spots) {
      const met = obstacle_at(element, spot.x, spot.y);
      if (!met) return spot;
      first ??= met;
    }
    return refused('covered', label(first) + ' lies over it');
  };
  // A click of the browser's own pointer is checked as it comes in, before any listener of the page hears of it: what
  // is not meant for the element that was aimed at reaches nobody.
  let armed = null;
  const check_pointer = event => {
    if (!armed || !event.isTrusted) return;
    if (!armed.met && /^(pointer|mouse)down$/.test(event.type)) {
      armed.met = true;
      const node = armed.node, element = element_of(node);
      if (!node.isConnected) armed.missed = refused('gone', 'it no longer exists');
      else if (signature(node) !== armed.signature) armed.missed = refused('changed', 'what it says changed in the moment of the action');
      else {
        const met = obstacle_at(element, event.clientX, event.clientY);
        if (met) armed.missed = refused('covered', label(met) + ' lies over it');
      }
    }
    if (!armed.missed) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'auxclick', 'contextmenu', 'dblclick'])
    addEventListener(kind, check_pointer, {capture: true});
  const mouse = (element, type, at, more) => element.dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true,
    composed: true, view: window, clientX: at.x, clientY: at.y, screenX: screenX + at.x, screenY: screenY + at.y, detail: 1, ...more}));
  const pointer = (element, type, at, more) => element.dispatchEvent(new PointerEvent(type, {bubbles: true, cancelable: true,
    composed: true, view: window, clientX: at.x, clientY: at.y, screenX: screenX + at.x, screenY: screenY + at.y, pointerId: 1, pointerType: 'mouse', isPrimary: true, ...more}));
  const down = (element, at, more) => {
    pointer(element, 'pointerover', at); mouse(element, 'mouseover', at);
    pointer(element, 'pointermove', at); mouse(element, 'mousemove', at);
    pointer(element, 'pointerdown', at, {buttons: 1, pressure: .5, ...more, detail: 0});
    if (!mouse(element, 'mousedown', at, {buttons: 1, ...more})) return;
    let focus = element;
    while (focus && !(focus.tabIndex >= 0)) focus = focus.parentElement ?? focus.getRootNode()?.host;
    focus?.focus({preventScroll: true});
  };
  // With the coordinates that the press had: element.click() would tell handlers 0, 0. What the browser does at a click
  // it does for this one as well.
  const click_at = (element, at, count = 1) => {
    down(element, at, {detail: count});
    pointer(element, 'pointerup', at); mouse(element, 'mouseup', at, {detail: count});
    pointer(element, 'click', at, {detail: count});
  };
  const told = (element, kind) => element.dispatchEvent(new Event(kind, {bubbles: true, composed: kind === 'input'}));
  const choose_option = option => {
    const holder = option.closest('select');
    if (option.disabled || holder.disabled) return refused('disabled', 'it is disabled');
    const before = option.selected;
    option.selected = holder.multiple ? !before : true;
    if (option.selected !== before) { told(holder, 'input'); told(holder, 'change'); }
    return null;
  };
  const choose_exactly = (holder, {places, names}) => {
    if (!(holder instanceof HTMLSelectElement) || !holder.multiple) return refused('cannot', 'several cannot be chosen in it');
    const wanted = places.map(place => holder.options[place]);
    if (wanted.some((option, i) => option?.label !== names[i])) return refused('changed', 'its options changed in the moment of the action');
    const is_off = option => option.disabled || option.parentElement?.matches('optgroup:disabled');
    if (wanted.some(option => is_off(option) && !option.selected)) return refused('disabled', 'one of these options is disabled');
    return watched(holder, () => {
      const other = [...holder.options].filter(option => option.selected !== wanted.includes(option));
      for (const option of other) option.selected = !option.selected;
      if (other.length) { told(holder, 'input'); told(holder, 'change'); }
      return null;
    });
  };
  // Does `act` and looks what came of it before any other script of the page had its turn.
  const called = element => {
    const text = (element.labels?.[0]?.textContent || element.getAttribute('aria-label') || element.getAttribute('name') || '').trim();
    return label(element) + (text ? ' "' + text.slice(0, 80) + '"' : '');
  };
  const watched = (node, act) => {
    const element = element_of(node);
    const before = state_of(element), url = location.href, focus = deepest_focus();
    let leaves = false, changes = [];
    const observer = new MutationObserver(records => changes.push(...records));
    const options = {subtree: true, childList: true, attributes: true, characterData: true};
    for (const root of new Set([document, element.getRootNode(), ...roots])) observer.observe(root, options);
    const go = event => { leaves = !event.defaultPrevented && !event.destination.sameDocument && event.downloadRequest == null; };
    globalThis.navigation?.addEventListener('navigate', go);
    const invalid = [], refuse = event => { invalid.push(event.target); };
    document.addEventListener('invalid', refuse, true);
    let result = null;
    try { result = act(element); } finally {
      globalThis.navigation?.removeEventListener('navigate', go);
      document.removeEventListener('invalid', refuse, true);
    }
    const finish = () => {
      changes.push(...observer.takeRecords());
      observer.disconnect();
      const cosmetic = record => record.type === 'attributes' && /^(class|style)$/.test(record.attributeName);
      const real = changes.filter(record => !cosmetic(record));
      const answer = {done: true, leaves, focused: has_focus(element), ...result};
      if (invalid.length) answer.evidence = {kind: 'event', detail: 'the form was not sent: ' + called(invalid[0]) + ' is refused, ' + invalid[0].validationMessage};
      else if (element.isConnected && state_of(element) !== before) answer.evidence = {kind: 'state_readback', detail: 'its state changed'};
      else if (location.href !== url) answer.evidence = {kind: 'event', detail: 'the address became ' + location.href.slice(0, 200)};
      else if (!node.isConnected) answer.evidence = {kind: 'event', detail: 'the page took it away'};
      else if (real.length) answer.evidence = {kind: 'event', detail: 'the page changed ' + label(element_of(real[0].target) ?? element) + ' while it took the action'};
      else if (deepest_focus() !== focus && !has_focus(element) && !within(deepest_focus(), element) && deepest_focus() !== document.body)
        answer.evidence = {kind: 'event', detail: 'the focus went to ' + called(deepest_focus())};
      flush();
      return answer;
    };
    if (result?.refused) { observer.disconnect(); return result; }
    return Promise.resolve().then(() => null).then(() => null).then(finish);
  };
  const press = (node, options) => watched(node, element => {
    if (element instanceof HTMLOptionElement && element.closest('select')) return choose_option(element);
    const at = spot_of(element);
    if (at.refused) return at;
    click_at(element, at);
    return null;
  });
)js";

/// Acts by what they mean.
constexpr const char* meanings_part = R"js(
  const is_open = element => element instanceof HTMLDetailsElement ? element.open
    : element.localName === 'summary' ? element.parentElement?.open : element.getAttribute('aria-expanded') === 'true';
  const fold = (node, wanted) => {
    const element = element_of(node);
    const knows = element.hasAttribute('aria-expanded') || element instanceof HTMLDetailsElement || element.localName === 'summary';
    if (!knows) return refused('cannot', element instanceof HTMLSelectElement ? 'the list of a page opens only for a user; its options can be chosen as they are' : 'it cannot be folded');
    if (is_open(element) === wanted) return {done: true, already: true};
    const summary = element instanceof HTMLDetailsElement ? element.querySelector(':scope > summary') : null;
    if (element instanceof HTMLDetailsElement && !summary) return watched(node, () => { element.open = wanted; return null; });
    return press(summary ?? node);
  };
  const native_value = (element, value) => {
    const kind = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(element, value);
  };
  // A page hears of another value, and of none that is the same.
  const revalue = (element, change) => {
    const before = element.value;
    change();
    if (element.value !== before) { told(element, 'input'); told(element, 'change'); }
  };
  // Fields that hold one value as a whole, and drop what is written in another way.
  const whole_kinds = new Map([['date', 'a date as yyyy-mm-dd'], ['time', 'a time of 24 hours as hh:mm'],
    ['month', 'a month as yyyy-mm'], ['week', 'a week as yyyy-Www'], ['datetime-local', 'a date and a time as yyyy-mm-ddThh:mm'],
    ['color', 'a colour as #rrggbb or by its name']]);
  const expected_whole = element => element instanceof HTMLInputElement ? whole_kinds.get(element.type) : undefined;
  const colour_called = text => {
    if (/^#[0-9a-f]{6}$/i.test(text)) return text.toLowerCase();
    if (!CSS.supports('color', text) || /^currentcolor$/i.test(text)) return null;
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    // Words of a style that are no colours leave it as it was.
    const drawn = start => { pen.fillStyle = start; pen.fillStyle = text; return pen.fillStyle; };
    const colour = drawn('#000000');
    return colour === drawn('#ffffff') && /^#[0-9a-f]{6}$/.test(colour) ? colour : null;
  };
  // What such a field would hold of a text; null: it would drop it. The browser is asked by a field of nobody's.
  const as_whole = (element, given) => {
    const text = given.trim();
    if (element.type === 'color') return colour_called(text);
    const other = document.createElement('input');
    other.type = element.type;
    other.value = text;
    return other.value === '' && text !== '' ? null : other.value;
  };
  const write_whole = (node, element, text) => {
    const value = as_whole(element, text);
    if (value === null) return refused('cannot', 'it takes ' + expected_whole(element));
    if (value === element.value) return {done: true, already: true};
    return watched(node, () => {
      bring_into_view(element);
      element.focus({preventScroll: true});
      revalue(element, () => native_value(element, value));
      return {value: element.value};
    });
  };
  // The input for files that a node is or labels: what shows of such inputs is often their label alone.
  const file_input_of = node => {
    const element = element_of(node);
    const input = element instanceof HTMLInputElement ? element : element?.closest('label')?.control;
    return input instanceof HTMLInputElement && input.type === 'file' ? input : null;
  };
  const take_files = node => {
    const input = file_input_of(node);
    if (!input) return refused('cannot', 'it takes no files');
    return is_off(input) ? refused('disabled', 'it is disabled') : {done: true, input: number(input)};
  };
  const holds = element => is_field(element) || element instanceof HTMLInputElement ? element.value
    : element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text ?? '' : element.isContentEditable ? element.innerText : null;
  const step = (node, by) => {
    const element = element_of(node);
    if (!(element instanceof HTMLInputElement) || !/^(number|range|date|time|month|week|datetime-local)$/.test(element.type))
      return refused('keys', 'only keys change it');
    if (element.readOnly) return refused('read_only', 'it is read-only');
    return watched(node, () => { revalue(element, () => by > 0 ? element.stepUp() : element.stepDown()); return null; });
  };
  const scrolls = (at, is_along) => {
    const style = getComputedStyle(at), is_root = at === document.scrollingElement;
    return is_along ? at.scrollHeight > at.clientHeight + 1 && (is_root || /auto|scroll/.test(style.overflowY))
      : at.scrollWidth > at.clientWidth + 1 && (is_root || /auto|scroll/.test(style.overflowX));
  };
  const scroll_by = (node, across, along) => {
    let at = element_of(node);
    for (; at; at = at.parentElement ?? at.getRootNode().host) {
      if (!(along && scrolls(at, true)) && !(across && scrolls(at, false))) continue;
      const before = [at.scrollLeft, at.scrollTop];
      at.scrollBy({left: across, top: along, behavior: 'instant'});
      const moved = at.scrollLeft !== before[0] || at.scrollTop !== before[1];
      return {done: true, evidence: moved ? {kind: 'state_readback', detail: 'it scrolled to ' + Math.round(at.scrollLeft) + ', ' + Math.round(at.scrollTop)} : undefined};
    }
    return refused('cannot', 'nothing around it scrolls');
  };
  const scrolled_around = node => {
    const answer = {}, scale = devicePixelRatio;
    for (let at = node.nodeType === 9 ? document.scrollingElement : element_of(node); at; at = at.parentElement ?? at.getRootNode().host) {
      if (!answer.down && scrolls(at, true)) answer.down = {at: at.scrollTop * scale, most: (at.scrollHeight - at.clientHeight) * scale};
      if (!answer.across && scrolls(at, false)) answer.across = {at: at.scrollLeft * scale, most: (at.scrollWidth - at.clientWidth) * scale};
    }
    return answer;
  };
  // By what the element itself says, which may come only as it opens.
  const own_lists = element => {
    const ids = ['aria-controls', 'aria-owns'].map(name => element.getAttribute(name) ?? '').join(' ').split(/\s+/);
    return ids.map(id => id && element.getRootNode().getElementById?.(id)).filter(each => each).slice(0, 8);
  };
  const take_focus = (node, options) => {
    const element = element_of(node);
    const spot = spot_of(element);
    // Whoever could not click it must not press it by keys either.
    if (spot.refused === 'covered') return spot;
    element.focus({preventScroll: true});
    flush();
    return has_focus(element) ? {done: true, focused: true} : refused('cannot', 'it takes no focus');
  };
  const write = (node, options) => {
    const element = element_of(node);
    const field = is_field(element);
    const host = field ? element : element.closest('[contenteditable]') ?? element;
    if (!field && !host.isContentEditable && !expected_whole(element)) return refused('not_editable', 'it takes no text');
    if (element.readOnly) return refused('read_only', 'it is read-only');
    if (expected_whole(element)) return write_whole(node, element, options.text);
    return watched(node, () => {
      const before = holds(element);
      const had = has_focus(host) || within(host, deepest_focus());
      bring_into_view(host);
      host.focus({preventScroll: true});
      if (!has_focus(host) && !within(host, deepest_focus())) return refused('cannot', 'it does not keep the focus');
      const selects = !field || /^(text|search|url|tel|password|textarea)$/.test(element.type);
      if (options.replace) {
        if (field) element.select(); else getSelection().selectAllChildren(host);
      } else if (!had && field && selects) element.setSelectionRange(element.value.length, element.value.length);
      else if (!had && !field) { getSelection().selectAllChildren(host); getSelection().collapseToEnd(); }
      const typed = options.text === '' ? (options.replace && before !== '' ? document.execCommand('delete') : true)
        : document.execCommand('insertText', false, options.text);
      if (!typed && element instanceof HTMLInputElement) {
        native_value(element, options.replace ? options.text : before + options.text);
        if (element.value !== before) told(element, 'input');
      }
      if (options.replace && holds(element) !== before && element.isConnected) told(element, 'change');
      const now = holds(element);
      if (now === before && options.text !== '' && !(options.replace && before === options.text))
        return {rejected: true, value: is_secret(element) ? '*'.repeat([...now].length) : now};
      return {value: is_secret(element) ? '*'.repeat([...(now ?? '')].length) : now};
    });
  };
)js";

}  // namespace

std::string page_library_acts() { return std::string(acting_part) + meanings_part; }

}  // namespace offhand::platform::web_desk
