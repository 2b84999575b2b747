# The main entry points. `make demo` and `make test` install what is missing, build, and run.
SHELL := /bin/bash
BUILD := build
JOBS := $(shell nproc)
# What `make dist` builds: the program, the library, and the program that consists of the library beside it.
PORTABLE := $(addprefix build-portable/,offhand liboffhand.so offhand-launcher)

.PHONY: help build generate promise toolkit library demo test wild conformance test-deep fuzz bench matrix docs pictures package dist release lint format clean install-build
help:
	@echo "make demo     the main job on a private desktop, with a picture"
	@echo "make test     everything that must hold before a change lands"
	@echo "make build    build/offhand          make generate  generated/ and docs/reference/ from schema/"
	@echo "make promise VERSION=0.1  keeps what callers of a release rely on: schema/released/0.1.json"
	@echo "make toolkit PREFIX=DIR    what servers of your own are built with    make library PREFIX=DIR  liboffhand for programs of your own"
	@echo "make conformance  the official MCP suites against our fixture server"
	@echo "make matrix   every tool on every toolkit and real application, by MCP and on the command line"
	@echo "make wild     tasks in forty real applications while somebody types, judged from outside"
	@echo "make bench    figures against floor and peer    make fuzz   make test-deep   make lint / format"
	@echo "make docs     the reference anew, every link checked, and a site of it: build/docs/index.html    make package   build/package/*.deb"
	@echo "make pictures  the film and the pictures of README and docs anew, each of a real run: docs/pictures"
	@echo "make dist     what is distributed: npm, wheel, .mcpb, tarball, SBOM and sums, in build/dist, from a program that runs elsewhere"
	@echo "make release VERSION=0.1.0  all of it, made and checked; publishes nothing"

install-build:
	@cmake/install-packages build

$(BUILD)/build.ninja: | install-build
	@cmake --preset release >/dev/null

build: install-build $(BUILD)/build.ninja
	@cmake --build $(BUILD) --parallel $(JOBS) --target offhand

# Builds the generator alone first, because all other targets refuse to build while generated/ is stale.
generate: install-build $(BUILD)/build.ninja
	@cmake --build $(BUILD) --parallel $(JOBS) --target generate

# Once for each release: afterwards, schema changes that break its callers are refused.
promise: generate
	@test -n "$(VERSION)" || { echo "make promise VERSION=0.1: say which release it is for." >&2; exit 2; }
	@$(BUILD)/offhand-codegen --release "$(VERSION)"

# Installs the toolkit for servers of your own: docs/guide/your-own-tools.md.
toolkit: install-build $(BUILD)/build.ninja
	@test -n "$(PREFIX)" || { echo "make toolkit PREFIX=DIR: say where it goes." >&2; exit 2; }
	@cmake --build $(BUILD) --parallel $(JOBS) --target offhand_toolkit offhand-codegen
	@cmake --install $(BUILD) --component toolkit --prefix "$(PREFIX)" >/dev/null

# Installs liboffhand for programs of your own: docs/guide/library.md.
library: install-build $(BUILD)/build.ninja
	@test -n "$(PREFIX)" || { echo "make library PREFIX=DIR: say where it goes." >&2; exit 2; }
	@cmake --build $(BUILD) --parallel $(JOBS) --target library
	@cmake --install $(BUILD) --component library --prefix "$(PREFIX)" >/dev/null

demo: install-build $(BUILD)/build.ninja
	@cmake/install-packages demo
	@cmake --build $(BUILD) --parallel $(JOBS) --target offhand
	@python3 tests/demo/demo.py --offhand $(BUILD)/offhand --output demo-output

test: install-build $(BUILD)/build.ninja
	@tests/run-all

conformance: build
	@cmake/install-packages test
	@tests/mcp-conformance/run-conformance --server $(BUILD)/offhand-conformance-server --work $(BUILD)/mcp-conformance

test-deep: test
	@cmake/install-packages wild deep package
	@tests/run-deep

wild: build
	@cmake/install-packages demo test wild
	@tests/wild/run --offhand $(BUILD)/offhand --write

fuzz: install-build
	@cmake/install-packages fuzz test
	@tests/fuzz/run

bench: build
	@cmake/install-packages demo test bench
	@cmake --build $(BUILD) --parallel $(JOBS) --target judge offhand_shared
	@python3 tests/bench/run --build $(BUILD)

matrix: build
	@cmake/install-packages demo test wild deep
	@cmake --build $(BUILD) --parallel $(JOBS) --target conformance_tests desktop_tests
	@ctest --test-dir $(BUILD) --output-on-failure --no-tests=error -R '^(conformance|desktop\.)'
	@tests/matrix/run --offhand $(BUILD)/offhand

docs: generate
	@cmake/install-packages docs
	@python3 docs/site/build.py $(BUILD)/docs
	@cmake --build $(BUILD) --parallel $(JOBS) --target layout_tests
	@ctest --test-dir $(BUILD) --output-on-failure --no-tests=error -R '^layout$$'
	@echo $(BUILD)/docs/index.html

pictures: build
	@cmake/install-packages demo test pictures
	@tests/pictures/run --offhand $(BUILD)/offhand

# Of the program that runs elsewhere: for Debian 11 and later releases. The same whenever it is made, of the
# date of everything else (packaging/dist.py).
package: install-build
	@cmake/install-packages package dist
	@cmake --preset portable >/dev/null
	@cmake --build build-portable --parallel $(JOBS) --target offhand manual
	@cd build-portable && umask 022 && SOURCE_DATE_EPOCH=$${SOURCE_DATE_EPOCH:-499162500} cpack -B ../$(BUILD)/package >/dev/null && ls ../$(BUILD)/package/*.deb

# A build of its own: docs/design/distribution.md.
dist: install-build
	@cmake/install-packages dist
	@cmake --preset portable >/dev/null
	@cmake --build build-portable --parallel $(JOBS) --target offhand offhand_shared offhand_launcher
	@packaging/check-portable $(PORTABLE)
	@packaging/check-parts build-portable
	@python3 packaging/dist.py --program $(word 1,$(PORTABLE)) --library $(word 2,$(PORTABLE)) --launcher $(word 3,$(PORTABLE)) --output $(BUILD)/dist

release: dist package
	@test -n "$(VERSION)" || { echo "make release VERSION=0.1.0: say which one." >&2; exit 2; }
	@packaging/release "$(VERSION)" $(BUILD)

lint: install-build $(BUILD)/build.ninja
	@cmake/install-packages lint
	@cmake/lint $(BUILD)

format:
	@cmake/install-packages lint
	@git ls-files '*.h' '*.cpp' | grep -vE '(^|/)generated/' | grep -v '/golden/' | xargs clang-format-19 -i

clean:
	@rm -rf build build-*
